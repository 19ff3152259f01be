import { isSameValue } from '../edit-field';
import type { EditField, EditValues } from '../edit-field';

/** Whose value to use for a field. */
export type Side = 'mine' | 'theirs';

/** The values of one record: as loaded, as edited here, and as the server has them now. */
export interface Versions {
  base: EditValues;
  mine: EditValues;
  theirs: EditValues;
}

/** The fields that differ between what was edited here and the server. */
export const disputedFields = (fields: readonly EditField[], { mine, theirs }: Versions): EditField[] =>
  fields.filter(({ name }) => !isSameValue(mine[name], theirs[name]));

/** The default: keep local changes, and take untouched fields from the server. */
export function proposedSides(disputed: readonly EditField[], versions: Versions): Record<string, Side> {
  const { base, mine } = versions;
  return Object.fromEntries(
    disputed.map(({ name }) => [name, isSameValue(base[name], mine[name]) ? 'theirs' : 'mine']),
  );
}

/** The values after the choice; fields without one are the same on both sides. */
export function mergedValues({ mine, theirs }: Versions, sides: Readonly<Record<string, Side>>): EditValues {
  const names = Object.keys(mine);
  return Object.fromEntries(
    names.map((name) => [name, (sides[name] === 'theirs' ? theirs[name] : mine[name]) ?? null]),
  );
}
