/** Both ends of a value axis, round numbers that enclose all values, and the distance of its grid lines. */
export interface ValueAxis {
  bottom: number;
  top: number;
  step: number;
}

/**
 * The axis for `values`, with about five grid lines at most. It includes zero if `isFromZero` (lengths are compared)
 * and if zero is close, so that a small change never looks like a large one.
 */
export function valueAxis(values: readonly number[], isFromZero: boolean): ValueAxis {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (!Number.isFinite(least) || !Number.isFinite(most)) return { bottom: 0, top: 1, step: 0.25 };
  const isNearZero = least <= NEAR * most && most >= NEAR * least;
  const holdsZero = isFromZero || isNearZero;
  const low = holdsZero ? Math.min(0, least) : least;
  const high = holdsZero ? Math.max(0, most) : most;
  const span = high - low || Math.abs(high) || 1;
  const step = roundStep((span * AIR) / MOST_LINES);
  const bottom = low === 0 ? 0 : Math.floor(round((low - span * MARGIN) / step)) * step;
  const top = high === 0 ? 0 : Math.ceil(round((high + span * MARGIN) / step)) * step;
  return { bottom: round(bottom), top: round(top === bottom ? bottom + step : top), step };
}

/** Decimals needed by the numbers of the axis. */
export const axisDecimals = ({ step }: ValueAxis): number =>
  Math.max(0, -Math.floor(Math.log10(step) + 1e-9));

/** If the least value is above this share of the greatest, zero is far away. */
const NEAR = 0.6;
const AIR = 1.08;
const MARGIN = 0.04;
const MOST_LINES = 5;

/** The next of 1, 2 and 5 times a power of ten that is not smaller. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return round(power * ([1, 2, 5].find((step) => step * power >= least * 0.999) ?? 10));
}

/** Rounds off the errors of adding binary fractions. */
const round = (value: number): number => Number(value.toPrecision(12));
