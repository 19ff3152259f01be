import type { CompositeRisk } from './composite-risk';

/** What moved a composite from one year to the next. */
export interface CompositeChange<Id extends string> {
  /** Later value less earlier value; the parts add up to it exactly. */
  total: number;
  parts: { id: Id; change: number }[];
  /** Components held in one of the two years only: the weights differ then, and the years compare with care. */
  uneven: Id[];
}

/**
 * The change of the value as the changes of its contributions; a component held in one year only counts with its whole
 * contribution and is named in `uneven`. Null where one of the two has no value. Both must list the same components.
 * Source: additive decomposition of the weighted mean in `composite-risk.ts`.
 */
export function compositeChange<Id extends string>(
  earlier: CompositeRisk<Id>,
  later: CompositeRisk<Id>,
): CompositeChange<Id> | null {
  if (earlier.value === null || later.value === null) return null;
  const before = new Map(earlier.parts.map((part) => [part.id, part.contribution]));
  return {
    total: later.value - earlier.value,
    parts: later.parts.map(({ id, contribution }) => ({
      id,
      change: (contribution ?? 0) - (before.get(id) ?? 0),
    })),
    uneven: later.parts
      .filter(({ id, contribution }) => (contribution === null) !== ((before.get(id) ?? null) === null))
      .map(({ id }) => id),
  };
}
