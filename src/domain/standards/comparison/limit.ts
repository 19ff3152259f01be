/** One end of a range; `isOpen`: the value itself is outside. */
export interface End {
  value: number;
  isOpen: boolean;
}

/** The values that meet a limit: all between the ends; null is no end. */
export interface Bound {
  min: End | null;
  max: End | null;
}

/**
 * How a bound is printed: as a limit, a nominal value with a tolerance, a prohibition or "not detected" with the value from
 * which on something counts as present.
 */
export type BoundForm = 'limit' | 'tolerance' | 'prohibited' | 'notDetected';

/**
 * A printed limit in comparable form. `isApproximate`: its source has "about". `notDetected` and `prohibited` without
 * a bound have no value from which on something counts as present; `absent` is "none" (odour).
 */
export type Limit =
  | { kind: 'bound'; bound: Bound; form: BoundForm; isApproximate: boolean }
  | { kind: 'notDetected' }
  | { kind: 'prohibited' }
  | { kind: 'absent' }
  | { kind: 'class'; name: string }
  | { kind: 'text'; text: string };

/** A limit with the unit it is in: the one printed behind the number, else the one of its column; null for none. */
export interface ReadLimit {
  limit: Limit;
  unit: string | null;
}
