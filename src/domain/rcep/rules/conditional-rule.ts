import type { Rule } from './rule';
import { atLeast } from './threshold';
import type { Verdict } from './trivalent';

/** How a condition is settled: by the nature of the good, or by a share of weight in %. */
export type ConditionKind =
  | { readonly kind: 'product' }
  | { readonly kind: 'weightShare'; readonly percent: number };

/**
 * The conditions on which the outcome of a rule of Annex 3A may depend besides the code, by the id of their question.
 */
export const RULE_CONDITIONS = {
  /** 0304.39, 0304.69: carps of the named genera. */
  carp: { kind: 'product' },
  /** 16.01, 1602.10, 1602.90: of insects. */
  insect: { kind: 'product' },
  /** 2404.19: manufactured tobacco substitutes. */
  tobaccoSubstitute: { kind: 'product' },
  /** 2909.60: acetal and hemiacetal peroxides. */
  acetalPeroxide: { kind: 'product' },
  /** 38.08: share by weight of the active ingredients that is originating. */
  activeIngredient: { kind: 'weightShare', percent: 50 },
} as const satisfies Record<string, ConditionKind>;

export type RuleConditionId = keyof typeof RULE_CONDITIONS;

/** A rule with a condition: `holds` applies if it is met, `otherwise` if not. */
export interface ConditionalRule {
  readonly condition: RuleConditionId;
  readonly holds: Rule;
  readonly otherwise: Rule;
}

/** The rule that an answer to the condition selects; null while it is unknown. */
export function selectedRule({ holds, otherwise }: ConditionalRule, answer: Verdict): Rule | null {
  if (answer === 'unknown') return null;
  return answer === 'met' ? holds : otherwise;
}

/**
 * Whether at least `percent` % of a weight is originating; unknown where a weight is missing or the two contradict
 * each other.
 */
export function weightShareVerdict(
  originatingKg: number | null,
  totalKg: number | null,
  percent: number,
): Verdict {
  if (originatingKg === null || totalKg === null) return 'unknown';
  if (!(totalKg > 0) || !(originatingKg >= 0) || originatingKg > totalKg) return 'unknown';
  return atLeast((originatingKg * 100) / totalKg, percent) ? 'met' : 'notMet';
}
