import type { DutyRate } from './duty-rate';
import type { Criterion } from '../origin/origin-assessment';

/** What decides the RCEP country of origin (2.6); money in one currency. */
export interface DifferentialInput {
  readonly importer: string;
  readonly exporter: string;
  /** Date of importation, yyyy-MM-dd. */
  readonly date: string;
  /** Rate of the line by Party at that date. */
  readonly rates: Readonly<Record<string, DutyRate>>;
  /** The line's row in the importer's Appendix to Annex I, in tariff years of the importer; null: no row. */
  readonly appendix: { readonly fromYear: number; readonly toYear: number | null } | null;
  readonly criterion: Criterion;
  readonly fob: number;
  /** Value by Party, the exporting Party's own materials included. */
  readonly originatingMaterials: Readonly<Record<string, number>>;
  readonly nonOriginatingValue: number;
  readonly beyondMinimalOperations: boolean;
}

/** The RCEP country of origin with its ground, and the importer's options beside it (2.6). */
export interface DifferentialDecision {
  /** The importer treats the same good of different Parties differently (2.6.1). */
  readonly differential: boolean;
  /** The RCEP country of origin; null where it is unresolved. */
  readonly country: string | null;
  readonly basis: 'no-differential' | 'exporter' | 'dv20' | 'highest-contributor' | 'unresolved';
  /** Share of the exporting Party in % of FOB (2.6.3), not rounded; null where no Appendix row binds. */
  readonly dv20Percent: number | null;
  /** More than one Party contributed the highest value; the higher rate among them was taken. */
  readonly tie: boolean;
  /** The importer's options of 2.6.6 (a) and (b). */
  readonly options: { readonly highestAmongContributors: string | null; readonly highestAmongAll: string };
  /** Parties whose rates could not be compared, in alphabetical order; absent: none. */
  readonly notComparable?: readonly string[];
}
