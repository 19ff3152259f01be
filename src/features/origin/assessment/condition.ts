import { formatRule, parseRule, RULE_CONDITIONS, RuleSyntaxError, weightShareVerdict } from '@/domain/rcep';
import type { ConditionalRule, Rule, RuleConditionId, Verdict } from '@/domain/rcep';
import { readQuantity } from '@/shared/format/amounts';
import type { BomDraft } from '../bom/bom';
import { alternativesOf } from '../rule-words/rule-code';

/** A condition as in the data: its two rules in the notation of `parseRule`. */
export interface WrittenCondition {
  id: string;
  holds: string;
  otherwise: string;
}

/** The condition with its rules parsed; null for an unknown condition, and where a rule cannot be parsed. */
export function readCondition({ id, holds, otherwise }: WrittenCondition): ConditionalRule | null {
  if (!isConditionId(id)) return null;
  try {
    return { condition: id, holds: parseRule(holds), otherwise: parseRule(otherwise) };
  } catch (error) {
    if (error instanceof RuleSyntaxError) return null;
    throw error;
  }
}

const isConditionId = (id: string): id is RuleConditionId => Object.hasOwn(RULE_CONDITIONS, id);

const VERDICTS = { yes: 'met', no: 'notMet', unknown: 'unknown' } as const satisfies Record<string, Verdict>;

/** The answer of the reader's draft to a condition: their choice, or the share of weight from their two figures. */
export function conditionAnswer(id: string, draft: BomDraft): Verdict {
  if (!isConditionId(id)) return 'unknown';
  const kind = RULE_CONDITIONS[id];
  if (kind.kind === 'product') return VERDICTS[draft.ruleCondition ?? 'unknown'];
  const { originatingKg, totalKg } = ingredientWeights(draft);
  return weightShareVerdict(originatingKg, totalKg, kind.percent);
}

/** The two weights of 38.08 as numbers; null where empty or no number. */
export function ingredientWeights({
  decimal,
  ingredientsOriginatingKg = '',
  ingredientsKg = '',
}: BomDraft): Record<'originatingKg' | 'totalKg', number | null> {
  const read = (text: string) => {
    const quantity = readQuantity(text, decimal);
    return typeof quantity === 'number' ? quantity : null;
  };
  return { originatingKg: read(ingredientsOriginatingKg), totalKg: read(ingredientsKg) };
}

/** All alternatives of the two rules of a condition, each once: what may matter while it is unanswered. */
export function alternativesOfBoth({ holds, otherwise }: ConditionalRule): Rule {
  const byText = new Map([holds, otherwise].flatMap(alternativesOf).map((rule) => [formatRule(rule), rule]));
  const [first = holds, second, ...others] = byText.values();
  return second === undefined ? first : { kind: 'or', of: [first, second, ...others] };
}
