import type { NewRelation, RelationRow } from '@/features/standards/rows/relation-rows-schema';

/**
 * The values of the form of a relation: `out` if the standard of the form adopts, replaces or references the other
 * one.
 */
export type RelationValues = Readonly<{
  direction: 'out' | 'in';
  kind: NewRelation['kind'];
  degree: NonNullable<NewRelation['degree']> | null;
  toId: string | null;
  mark: NewRelation['mark'];
}>;

export const EMPTY_RELATION: RelationValues = {
  direction: 'out',
  kind: 'adopts',
  degree: null,
  toId: null,
  mark: 'unchecked',
};

/** The relation as seen from the standard `id`: `toId` is the other one. */
export const relationValues = (
  { fromId, toId, kind, degree, mark }: RelationRow,
  id: string,
): RelationValues => ({
  direction: fromId === id ? 'out' : 'in',
  kind,
  degree: degree ?? null,
  toId: fromId === id ? toId : fromId,
  mark,
});

/** The request body for a relation of the standard `id`. */
export function relationBody(
  { direction, kind, degree, toId, mark }: RelationValues,
  id: string,
): NewRelation {
  const other = toId ?? '';
  const ends = direction === 'out' ? { fromId: id, toId: other } : { fromId: other, toId: id };
  // Only an adoption has a degree.
  return { ...ends, kind, degree: kind === 'adopts' ? degree : null, mark };
}
