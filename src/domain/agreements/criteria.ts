/** How far a clause was checked: against its official text, or not checked. */
export type ClauseMark = 'fact' | 'unchecked';

/** Where to find a clause; `article` as its source names it, null if unknown. */
export interface Clause {
  readonly article: string | null;
  readonly mark: ClauseMark;
}

/** First and last chapter, both included. */
export type ChapterRange = readonly [number, number];

/** One way to meet the general rule; `rule` in the notation of `parseRule`. Without `goods` it applies to all. */
export interface GeneralAlternative {
  readonly rule: string;
  readonly goods?: {
    readonly chapters: readonly ChapterRange[];
    /** Four digits each. */
    readonly exceptHeadings: readonly string[];
  };
}

/**
 * The general rule. `list` is its relation to the product list: there is none, either may be met, it prevails for its
 * goods, or it alone applies. `hasExclusive`: the text names goods wholly obtained or made of originating materials
 * alone as originating in their own right.
 */
export interface GeneralRule extends Clause {
  readonly alternatives: readonly GeneralAlternative[];
  readonly list: 'none' | 'alternative' | 'prevails' | 'only';
  readonly hasExclusive: boolean;
}

/** How value content is computed; `base` is what it is a share of. */
export interface ValueContent extends Clause {
  readonly formulas: readonly ('buildDown' | 'buildUp' | 'focused' | 'netCost')[];
  readonly base: 'fob' | 'value';
}

/** Shares in percent that need not shift, of the value and of the weight; without `chapters` for all goods not named otherwise. */
export interface ToleranceShare {
  readonly chapters?: readonly ChapterRange[];
  readonly value: number | null;
  readonly weight: number | null;
}

/** De minimis of the change in classification; no share means that the text has none. */
export interface DeMinimis extends Clause {
  readonly shares: readonly ToleranceShare[];
}

/** Whose materials count as originating: of the other Party, of any Party, or with the production in any Party. */
export interface Cumulation extends Clause {
  readonly kind: 'bilateral' | 'regional' | 'full';
}

/**
 * The required proof of origin: a certificate of a form (null: without a name), and whether a declaration is enough.
 */
export interface Proof extends Clause {
  readonly form: string | null;
  readonly hasDeclaration: boolean;
}

/** How long a proof of origin is valid. */
export interface Validity extends Clause {
  readonly amount: number;
  readonly unit: 'month' | 'year';
}

/** Value up to which no proof of origin is needed; without `importers` for every Party. */
export interface WaiverLimit {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly importers?: readonly string[];
}

/** Small consignments without a proof of origin. */
export interface Waiver extends Clause {
  readonly limits: readonly WaiverLimit[];
}

/** The origin criteria of one agreement; null where a clause is not available. */
export interface AgreementCriteria {
  readonly agreement: string;
  readonly generalRule: GeneralRule;
  readonly valueContent: ValueContent | null;
  readonly deMinimis: DeMinimis | null;
  readonly cumulation: Cumulation | null;
  readonly consignment: Clause | null;
  readonly proof: Proof | null;
  readonly validity: Validity | null;
  readonly waiver: Waiver | null;
}
