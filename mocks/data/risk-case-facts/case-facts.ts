import type { CaseSector, CaseStepKind, MeasureTerm } from '@/features/risk-cases/risk-cases-schema';

/** One dated step of a case; `unchecked` where the date is known but is not on the page (待核). */
export interface StepFact {
  kind: CaseStepKind;
  /** `yyyy`, `yyyy-MM` or `yyyy-MM-dd`; null where the page gives none. */
  date: string | null;
  /** Last day of a step that lasts (a provisional duty). */
  until?: string;
  /** The decision, regulation or notice as it is cited. */
  document?: string;
  unchecked?: boolean;
}

/** What the pages say of a case beyond its head data, in the order of events. */
export interface CaseFacts {
  sector: CaseSector;
  steps: StepFact[];
  /** From when, for how long and until when a definitive measure applies, as far as it is printed. */
  term?: Partial<MeasureTerm>;
  /** The status sentence in Chinese. */
  statusZh: string;
  /** Exporters that are known but were not on the page. */
  uncheckedExporters?: string[];
  /** Exporters that the page counts and does not name. */
  unnamedExporters?: number;
  /** True where the last steps, the status and the measure come from reports that were not compared with the notice (待核). */
  isLaterUnchecked?: boolean;
  /** Further pages the case was read in. */
  pages?: string[];
}
