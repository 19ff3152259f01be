import type { TraceStep } from './trace';

/** Origin criterion as written on the proof of origin (Annex 3B). */
export type Criterion = 'WO' | 'PE' | 'CTC' | 'RVC' | 'CR';

/** Regional value content in % of FOB (3.5), not rounded; `buildUp` is null if no cost was declared. */
export interface RegionalValueContent {
  readonly buildDown: number;
  readonly buildUp: number | null;
}

/** Whether a good originates (3.2), by which criterion, and the proof; the last step of `trace` is the verdict. */
export interface OriginAssessment {
  readonly originating: boolean | 'unknown';
  readonly criterion: Criterion | null;
  readonly usedDeMinimis: boolean;
  readonly usedCumulation: boolean;
  readonly rvc: RegionalValueContent;
  readonly trace: readonly TraceStep[];
}
