/** One period of a step chart: values in the unit of the axis, null where there is none to draw. */
export interface StepPeriod {
  /** Stands under the axis. */
  label: string;
  value: number | null;
  /** The value of the reference line (MFN). */
  reference: number | null;
  isCurrent: boolean;
  /** Stands under the step or over the bar. */
  valueText: string;
  /** Words in the place of a missing value. */
  gapText: string;
  /** False where something is held that has no place on the axis: then nothing is hatched. */
  isGap: boolean;
  tooltip: string;
}

/** A chart of values that jump from period to period, with one reference; texts in the reader's language. */
export interface StepChart {
  periods: readonly StepPeriod[];
  /** Stands above the current period. */
  now: string;
  /** Name and value at the end of the reference line. */
  referenceText: string;
  /** Writes a number of the axis. */
  tick: (value: number) => string;
}

/** True where a single period has a value: it is drawn as a bar, a line would suggest a course (look §5). */
export const isSingle = (chart: StepChart) =>
  chart.periods.filter((period) => period.value !== null).length === 1;
