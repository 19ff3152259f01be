import type { ContentValues } from '@/features/content/content-schema';
import { lawOf } from '../content/kinds/laws';
import { nextCheckOfLaw, type NextCheck } from './next-check';

type CheckOf = (id: string, values: ContentValues, today: string) => NextCheck | null;

/** How the day of the next check follows from the values of a record, by kind. */
const CHECKS: Readonly<Record<string, CheckOf>> = {
  law: (id, values, today) => nextCheckOfLaw(lawOf(id, values), today),
};

/** The next check of a record of the content store: the day set by staff, else what follows from its dates. */
export function nextCheckOf(
  kind: string,
  id: string,
  values: ContentValues,
  today: string,
): NextCheck | null {
  const own = values['nextCheck'];
  if (typeof own === 'string' && own !== '') return { due: own, why: 'own' };
  return CHECKS[kind]?.(id, values, today) ?? null;
}
