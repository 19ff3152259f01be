/** Change of chapter, heading or subheading (headnote 7 of Annex 3A). */
export type ShiftLevel = 'CC' | 'CTH' | 'CTSH';

/** The level of the Harmonized System a code names: two, four or six digits. */
export type HsLevel = 'chapter' | 'heading' | 'subheading';

/** A code, or the range from one to another inclusive, that does not count as a shift; digits only ("7113"). */
export interface Exclusion {
  readonly level: HsLevel;
  readonly from: string;
  readonly to?: string;
}

/** Change in tariff classification. */
export interface CtcRule {
  readonly kind: 'ctc';
  readonly level: ShiftLevel;
  readonly except: readonly Exclusion[];
}

/** Regional value content. */
export interface RvcRule {
  readonly kind: 'rvc';
  /** Least regional value content, 40 = 40 % of FOB. */
  readonly percent: number;
}

/** Alternatives (`or`) or joint requirements (`and`). */
export interface JoinedRule {
  readonly kind: 'or' | 'and';
  readonly of: readonly [Rule, Rule, ...Rule[]];
}

/** A product-specific rule of Annex 3A as a plain tree that can be serialised and walked. */
export type Rule = CtcRule | RvcRule | JoinedRule | { readonly kind: 'wo' | 'pe' | 'cr' };

/** Digits of a code that name the classification at each level. */
export const HS_LEVEL_DIGITS: Readonly<Record<HsLevel, number>> = { chapter: 2, heading: 4, subheading: 6 };

/** Digits that must differ for a shift at each level (headnote 7 of Annex 3A). */
export const SHIFT_DIGITS: Readonly<Record<ShiftLevel, number>> = { CC: 2, CTH: 4, CTSH: 6 };

/** All change-in-classification requirements of a rule, in the order of its text. */
export function ctcRules(rule: Rule): CtcRule[] {
  if (rule.kind === 'ctc') return [rule];
  return rule.kind === 'or' || rule.kind === 'and' ? rule.of.flatMap(ctcRules) : [];
}
