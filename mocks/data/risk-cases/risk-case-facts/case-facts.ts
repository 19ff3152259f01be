import type { CaseSector, CaseStepKind, MeasureTerm } from '@/features/risk-cases/risk-cases-schema';

/** One dated step of a case; `unchecked` if the date is known but not on the page (待核). */
export interface StepFact {
  kind: CaseStepKind;
  /** `yyyy`, `yyyy-MM` or `yyyy-MM-dd`; null if the page has none. */
  date: string | null;
  /** Last day of a step with a duration (a provisional duty). */
  until?: string;
  /** The citation of the decision, regulation or notice. */
  document?: string;
  unchecked?: boolean;
}

/** Details of a case beyond its head data, in the order of events. */
export interface CaseFacts {
  sector: CaseSector;
  steps: StepFact[];
  /** Start, duration and end of a definitive measure, as far as printed. */
  term?: Partial<MeasureTerm>;
  /** The status sentence in Chinese; the English one is with the head data, the others in `case-status-words.ts`. */
  statusZh: string;
  /** Exporters that are known but not on the page. */
  uncheckedExporters?: string[];
  /** Exporters counted but not named on the page. */
  unnamedExporters?: number;
  /**
   * True if the last steps, the status and the measure are from reports that were not compared with the notice (待核).
   */
  isLaterUnchecked?: boolean;
  /** Further pages about the case. */
  pages?: string[];
}
