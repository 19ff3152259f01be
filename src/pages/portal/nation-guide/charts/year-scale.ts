/** A value axis: its ends and the ticks between them. */
export interface YearScale {
  low: number;
  high: number;
  ticks: number[];
}

const STEPS = [1, 2, 2.5, 5, 10];
const MOST_TICKS = 4;

/** An axis over the values including zero, ending on round ticks; from −1 to 1 without values. */
export function yearScale(values: readonly number[]): YearScale {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const span = most - least;
  if (span === 0) return { low: -1, high: 1, ticks: [-1, 0, 1] };
  const power = 10 ** Math.floor(Math.log10(span / MOST_TICKS));
  const step = (STEPS.find((size) => span / (size * power) <= MOST_TICKS) ?? 10) * power;
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const count = Math.round((high - low) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((low + index * step).toPrecision(12)));
  return { low, high, ticks };
}

/** Distance of a value from the top, per cent of the height. */
export const topOf = (value: number, { low, high }: YearScale): number =>
  ((high - value) / (high - low)) * 100;
