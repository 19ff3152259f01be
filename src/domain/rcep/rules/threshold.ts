// Decimal inputs are not exact in binary: 33.30 - 19.98 must still be exactly 40 % of 33.30.
const RELATIVE_TOLERANCE = 1e-9;

/** True if `value` reaches `threshold`, allowing a relative error of 1e-9. */
export function atLeast(value: number, threshold: number): boolean {
  return value >= threshold - Math.abs(threshold) * RELATIVE_TOLERANCE;
}

/** True if `value` does not exceed `threshold`, allowing a relative error of 1e-9. */
export function atMost(value: number, threshold: number): boolean {
  return value <= threshold + Math.abs(threshold) * RELATIVE_TOLERANCE;
}

/** Order of two numbers, equal within a relative error of 1e-9. */
export function compareNumbers(a: number, b: number): -1 | 0 | 1 {
  if (atLeast(a, b) && atMost(a, b)) return 0;
  return a < b ? -1 : 1;
}
