/** One period of a step chart: values in the unit of the axis, null where there is none to draw. */
export interface StepPeriod {
  /** Shown under the axis. */
  label: string;
  value: number | null;
  /** The value of the reference line (MFN). */
  reference: number | null;
  isCurrent: boolean;
  /** Shown under the step or over the bar. */
  valueText: string;
  /** Text for a missing value. */
  gapText: string;
  /** False if there is data that does not fit the axis: then nothing is hatched. */
  isGap: boolean;
  tooltip: string;
}

/** A chart of values that jump from period to period, with one reference; texts in the reader's language. */
export interface StepChart {
  periods: readonly StepPeriod[];
  /** Shown above the current period. */
  now: string;
  /** Name and value at the end of the reference line. */
  referenceText: string;
  /** Formats a number of the axis. */
  tick: (value: number) => string;
}

/** True where a single period has a value: it is drawn as a bar, a line would suggest a trend (look §5). */
export const isSingle = (chart: StepChart) =>
  chart.periods.filter((period) => period.value !== null).length === 1;
