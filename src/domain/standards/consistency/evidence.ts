/** Degrees of correspondence of ISO/IEC Guide 21-1, clause 4, weakest first: not equivalent, modified, identical. */
export const DEGREES = ['NEQ', 'MOD', 'IDT'] as const;
export type Degree = (typeof DEGREES)[number];

/** A fact; `unknown` while unchecked. */
export const CHECKS = ['yes', 'no', 'unknown'] as const;
export type Check = (typeof CHECKS)[number];

/** How clauses are arranged: as in the international standard, changed with a comparison of the two, changed without. */
export const STRUCTURES = ['same', 'compared', 'notCompared'] as const;
export type Structure = (typeof STRUCTURES)[number];

/** The effect of a technical deviation on the provisions of the international standard (clause 4.3). */
export const DEVIATION_KINDS = ['added', 'removed', 'changed'] as const;
export type DeviationKind = (typeof DEVIATION_KINDS)[number];

/**
 * The importance of a deviation for users of the standard: 1 minor, 2 noticeable, 3 major. Used only for the score.
 */
export const DEVIATION_WEIGHTS = [1, 2, 3] as const;
export type DeviationWeight = (typeof DEVIATION_WEIGHTS)[number];

/** One technical deviation: `clause` as printed in the national standard. */
export interface Deviation {
  id: string;
  clause: string;
  kind: DeviationKind;
  /** Marked in the text or listed in the foreword or an annex. */
  isIdentified: Check;
  /** Its reason is given. */
  isExplained: Check;
  weight: DeviationWeight;
  summary: string;
}

/**
 * Editorial changes. All but `beyond` are among those that clause 4.2 permits in an identical standard; `beyond` is any other
 * rewording that leaves the technical content as it is.
 */
export const EDITORIAL_CHANGES = [
  'decimalSign',
  'misprints',
  'multilingual',
  'corrigenda',
  'title',
  'thisStandard',
  'preliminary',
  'informative',
  'unitsForInformation',
  'beyond',
] as const;
export type EditorialChange = (typeof EDITORIAL_CHANGES)[number];

/** The language of the text: the original's, a translation checked against it, or an unchecked one. */
export const LANGUAGES_OF_TEXT = ['original', 'checkedTranslation', 'uncheckedTranslation'] as const;
export type LanguageOfText = (typeof LANGUAGES_OF_TEXT)[number];

/** The evidence on a national standard and its international one; null where unknown. */
export interface ConsistencyEvidence {
  structure: Structure | null;
  deviations: readonly Deviation[];
  /** Whether the whole technical content was compared, so that `deviations` is complete. */
  isWholeCompared: Check;
  editorial: readonly EditorialChange[];
  /** Whether the wording was compared, so that `editorial` is complete. */
  isEditorialCompared: Check;
  /** How much of the international standard's provisions was adopted, 0 to 100 per cent. */
  sharePercent: number | null;
  language: LanguageOfText | null;
}

/** Nothing known yet. */
export const EMPTY_EVIDENCE: ConsistencyEvidence = {
  structure: null,
  deviations: [],
  isWholeCompared: 'unknown',
  editorial: [],
  isEditorialCompared: 'unknown',
  sharePercent: null,
  language: null,
};
