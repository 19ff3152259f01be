import { measured } from './measured';

/** The goalposts of a component: `floor` is normalised to 0, `ceiling` to 100. */
export interface Goalposts {
  floor: number;
  ceiling: number;
}

/**
 * A raw value on the common scale 0 to 100: n = 100 · (v − floor) / (ceiling − floor), cut off at both ends. The
 * goalposts are fixed by the method, so that a country's figure does not move because another one was added. Null for
 * what is not a quantity, and where the goalposts are not finite or not in order.
 * Source: min-max normalisation, OECD/JRC, "Handbook on Constructing Composite Indicators" (2008), step 5.
 */
export function normalise(value: number | null, { floor, ceiling }: Goalposts): number | null {
  const raw = measured(value);
  const span = ceiling - floor;
  if (raw === null || !Number.isFinite(span) || span <= 0) return null;
  return 100 * Math.min(1, Math.max(0, (raw - floor) / span));
}
