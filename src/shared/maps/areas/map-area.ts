/** Classes of a value, from the lowest to the highest. */
export const AREA_STEPS = ['step1', 'step2', 'step3', 'step4', 'step5'] as const;
export type AreaStep = (typeof AREA_STEPS)[number];

/**
 * How an area is drawn: `high` dark and hatched, `low` an outline, a step in one hue that grows stronger, `none`
 * hatched with a dashed edge: not rated or no data.
 */
export type AreaTone = 'high' | 'low' | 'none' | AreaStep;

/** One country of the map, with its words in the reader's language. */
export interface MapArea {
  /** ISO 3166-1 alpha-2. */
  code: string;
  label: string;
  /** The formatted figure or grade, or the words for what is missing. */
  value: string;
  tone: AreaTone;
  /** A note on it (非缔约方). */
  note?: string;
  /** A label that sets an area apart (已选), drawn with a stronger edge. */
  mark?: string;
}
