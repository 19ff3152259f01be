import type { Bound, End } from './limit';

/**
 * How the values that meet one bound relate to those that meet another: `stricter`: all of the first meet the second
 * and not the other way round; `mixed`: each forbids what the other allows; `apart`: no value meets both.
 */
export type BoundRelation = 'same' | 'stricter' | 'looser' | 'mixed' | 'apart';

/** Compares two bounds in one unit. Values within a billionth are equal, to allow for conversion errors. */
export function relateBounds(one: Bound, other: Bound): BoundRelation {
  if (isEmpty(intersectTwo(one, other))) return 'apart';
  const low = compareMin(one.min, other.min);
  const high = -compareMax(one.max, other.max);
  if (low === 0 && high === 0) return 'same';
  if (low >= 0 && high >= 0) return 'stricter';
  return low <= 0 && high <= 0 ? 'looser' : 'mixed';
}

/** The values that meet two bounds; it may be empty (see `isEmpty`). */
export const intersectTwo = (one: Bound, other: Bound): Bound => ({
  min: compareMin(one.min, other.min) >= 0 ? one.min : other.min,
  max: compareMax(one.max, other.max) <= 0 ? one.max : other.max,
});

/** True where no value lies between the ends. */
export function isEmpty({ min, max }: Bound): boolean {
  if (min === null || max === null) return false;
  return isAlike(min.value, max.value) ? min.isOpen || max.isOpen : min.value > max.value;
}

/** True for a value between the ends. */
export const meets = (value: number, bound: Bound): boolean =>
  !isEmpty(intersectTwo(bound, { min: { value, isOpen: false }, max: { value, isOpen: false } }));

/** Positive where the first minimum allows less; none is below all. */
function compareMin(one: End | null, other: End | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  return isAlike(one.value, other.value)
    ? Number(one.isOpen) - Number(other.isOpen)
    : one.value - other.value;
}

/** Positive where the first maximum allows more; none is above all. */
function compareMax(one: End | null, other: End | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return isAlike(one.value, other.value)
    ? Number(other.isOpen) - Number(one.isOpen)
    : one.value - other.value;
}

const isAlike = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
