import { PARTIES } from '../parties';
import { isTextile } from '../rules/textile';

/** Shares in percent of the materials that need not shift: of FOB, and of the weight of the good; null: no such route. */
export interface Tolerance {
  readonly value: number | null;
  readonly weight: number | null;
}

/** The terms in which agreements differ within the shared tests. */
export interface OriginTerms {
  /** Countries whose originating materials may be cumulated at most; a good may name fewer. */
  readonly area: readonly string[];
  readonly tolerance: (hs: string) => Tolerance;
  /** Whether value content may be computed by build-up as well as by build-down. */
  readonly hasBuildUp: boolean;
  /** Whether expenses inside the value of a material are taken off it. */
  readonly hasDeductions: boolean;
  /** Whether originating materials alone make a good originate, whatever its rule (PE). */
  readonly hasExclusive: boolean;
  /** Whether the text on minimal operations is known; if not, a good of such operations is unknown. */
  readonly hasMinimalOperations: boolean;
}

/** Percentage of FOB (3.7(a)), or in chapters 50 to 63 of the weight (3.7(b)), that need not shift. */
export const DE_MINIMIS_PERCENT = 10;

/** The terms of RCEP (chapter 3). */
export const RCEP_TERMS: OriginTerms = {
  area: PARTIES,
  tolerance: (hs) => ({
    value: DE_MINIMIS_PERCENT,
    weight: isTextile(hs) ? DE_MINIMIS_PERCENT : null,
  }),
  hasBuildUp: true,
  hasDeductions: true,
  hasExclusive: true,
  hasMinimalOperations: true,
};
