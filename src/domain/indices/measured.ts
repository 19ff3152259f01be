/** A usable quantity: finite and not negative; everything else (null, NaN, Infinity, below 0) is null. */
export function measured(value: number | null): number | null {
  return value !== null && Number.isFinite(value) && value >= 0 ? value : null;
}
