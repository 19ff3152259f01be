import { intersectTwo, isEmpty, relateBounds } from './bounds';
import { baseBound, whyNotInUnits } from './compare-limits';
import type { Requirement } from './compare-limits';
import { fromBase } from './convert';
import type { Bound, End } from './limit';
import { findUnit } from './units';

/**
 * The values that meet all requirements that are bounds: a bound in the unit of the first of them, the two (indices)
 * that contradict, or nothing if fewer than two can be compared. `leftOut` are the indices of those that are no
 * bounds or in another kind of unit: they must be met as well.
 */
export type MeetsAll = { leftOut: number[] } & (
  | { kind: 'bound'; bound: Bound; unit: string | null }
  | { kind: 'contradiction'; pair: [number, number] }
  | { kind: 'none' }
);

/** The bound that meets all of several requirements, or the two that contradict. */
export function meetsAll(requirements: readonly (Requirement | null)[]): MeetsAll {
  const bounds = boundsOf(requirements);
  const places = bounds.map(({ place }) => place);
  const leftOut = requirements.flatMap((one, place) =>
    one === null || places.includes(place) ? [] : [place],
  );
  const [first] = bounds;
  if (first === undefined || bounds.length < 2) return { kind: 'none', leftOut };
  const whole = bounds.map(({ bound }) => bound).reduce(intersectTwo);
  if (!isEmpty(whole)) return { kind: 'bound', bound: inUnit(whole, first.unit), unit: first.unit, leftOut };
  const pairs = bounds.flatMap((one, index) => bounds.slice(index + 1).map((other) => [one, other] as const));
  const found = pairs.filter(([one, other]) => relateBounds(one.bound, other.bound) === 'apart');
  // Ranges that overlap pairwise have a common overlap.
  return {
    kind: 'contradiction',
    pair: found.map(([one, other]) => [one.place, other.place])[0] as [number, number],
    leftOut,
  };
}

/**
 * The indices of the requirements that no other is stricter than or incomparable with; empty if there are none. Equal
 * ones are all included.
 */
export function strictestOf(requirements: readonly (Requirement | null)[]): number[] {
  const bounds = boundsOf(requirements);
  if (bounds.length < 2) return [];
  const isStrictest = ({ bound }: { bound: Bound }) =>
    bounds.every((other) => ['same', 'stricter'].includes(relateBounds(bound, other.bound)));
  return bounds.filter(isStrictest).map(({ place }) => place);
}

interface PlacedBound {
  place: number;
  bound: Bound;
  unit: string | null;
}

/** The bounds in base units, of those that can be compared with the first of them. */
function boundsOf(requirements: readonly (Requirement | null)[]): PlacedBound[] {
  const found = requirements.flatMap((one, place): PlacedBound[] =>
    one?.limit.kind === 'bound'
      ? [{ place, bound: baseBound(one.limit.bound, one.unit), unit: one.unit }]
      : [],
  );
  return found.filter(({ unit }) => whyNotInUnits(found[0]?.unit ?? null, unit) === null);
}

function inUnit({ min, max }: Bound, printed: string | null): Bound {
  const unit = printed === null ? null : findUnit(printed);
  if (unit === null) return { min, max };
  const back = (end: End | null): End | null => end && { ...end, value: fromBase(end.value, unit) };
  return { min: back(min), max: back(max) };
}
