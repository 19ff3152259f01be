/** The end of an axis from zero, a round number with room above all values, and the distance of its grid lines. */
export interface AxisTop {
  top: number;
  step: number;
}

/** The axis that covers all `values` with at most five grid lines above zero. */
export function axisTop(values: readonly number[]): AxisTop {
  const most = Math.max(1, ...values) * AIR;
  const step = STEPS.find((size) => most / size <= MOST_LINES) ?? 1000;
  return { top: Math.ceil(most / step) * step, step };
}

const AIR = 1.15;
const MOST_LINES = 5;
const STEPS = [0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
