import { isSameValue } from './edit-field';
import type { EditField, EditValues } from './edit-field';

/** Whose value a field takes. */
export type Side = 'mine' | 'theirs';

/** Two versions of one record: what was read, what was made of it here, and what the server has now. */
export interface Versions {
  base: EditValues;
  mine: EditValues;
  theirs: EditValues;
}

/** The fields in which the two versions differ. */
export const disputedFields = (fields: readonly EditField[], { mine, theirs }: Versions): EditField[] =>
  fields.filter(({ name }) => !isSameValue(mine[name], theirs[name]));

/** What is proposed: what was changed here stays, and what was not touched is taken from the server. */
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
