import type { CompositeRisk } from './composite-risk';

/** What changed a composite from one year to the next. */
export interface CompositeChange<Id extends string> {
  /** Later value less earlier value; the parts add up to it exactly. */
  total: number;
  /** Null if the component has data in neither year. */
  parts: { id: Id; change: number | null }[];
  /** Components with data in only one of the two years: the weights differ then, so compare the years with care. */
  uneven: Id[];
}

/**
 * The change of the value as the changes of its contributions; a component with data in one year only counts with its
 * whole contribution and is named in `uneven`. Null where one of the two has no value. Both must list the same
 * components. Source: additive decomposition of the weighted mean in `composite-risk.ts`.
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
      change: changeOf(before.get(id) ?? null, contribution),
    })),
    uneven: later.parts
      .filter(({ id, contribution }) => (contribution === null) !== ((before.get(id) ?? null) === null))
      .map(({ id }) => id),
  };
}

function changeOf(earlier: number | null, later: number | null): number | null {
  return earlier === null && later === null ? null : (later ?? 0) - (earlier ?? 0);
}
