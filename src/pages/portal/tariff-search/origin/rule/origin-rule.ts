import { parseRule, RuleSyntaxError, selectedRule } from '@/domain/rcep';
import type { ConditionalRule, Rule, Verdict } from '@/domain/rcep';
import { alternativesOfBoth, readCondition } from '@/features/origin/assessment/condition';
import type { RuleRecord, TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { plainRule } from './plain-rule';

/**
 * The product-specific rule of a good: `known` from the data, `own` as the reader typed it from the
 * Agreement, `none` if neither can be used; `record` is then a text of the data that could not be parsed. A rule that
 * depends on a condition has it next to the rule its answer selects; while the answer is unknown, `rule` has the
 * alternatives of both.
 */
export type OriginRule =
  | { kind: 'known'; rule: Rule; record: RuleRecord; condition: AnsweredRule | null }
  | { kind: 'own'; rule: Rule; text: string }
  | { kind: 'none'; record: RuleRecord | null };

/** A rule with its condition and the answer to it. */
export interface AnsweredRule {
  rule: ConditionalRule;
  answer: Verdict;
}

/** The rule of an answer, else the reader's own; `conditionAnswer` selects one if it depends on a condition. */
export function originRule(
  answer: TariffAnswer | null,
  ownText: string,
  conditionAnswer: Verdict = 'unknown',
): OriginRule {
  const record = answer?.rule ?? null;
  const available = record && recordedRule(record, conditionAnswer);
  if (available) return available;
  const own = readRule(ownText);
  return own.rule ? { kind: 'own', rule: own.rule, text: ownText } : { kind: 'none', record };
}

/** The rule with its condition while that is unanswered; null for any other rule. */
export function unansweredRule(rule: OriginRule): ConditionalRule | null {
  return rule.kind === 'known' && rule.condition?.answer === 'unknown' ? rule.condition.rule : null;
}

/** The one rule that applies; null if there is none or its condition is unanswered. */
export function settledRule(rule: OriginRule): Rule | null {
  return rule.kind === 'none' || unansweredRule(rule) ? null : rule.rule;
}

function recordedRule(record: RuleRecord, answer: Verdict): OriginRule | null {
  if (!record.condition) {
    const { rule } = readRule(record.text);
    return rule && { kind: 'known', rule, record, condition: null };
  }
  const conditional = readCondition(record.condition);
  if (conditional === null) return null;
  return {
    kind: 'known',
    rule: selectedRule(conditional, answer) ?? alternativesOfBoth(conditional),
    record,
    condition: { rule: conditional, answer },
  };
}

/** A rule text as a tree, or the 0-based position of the first error; both null for an empty text. */
export function readRule(text: string): { rule: Rule | null; position: number | null } {
  if (text.trim() === '') return { rule: null, position: null };
  const plain = plainRule(text);
  try {
    return { rule: parseRule(plain.text), position: null };
  } catch (error) {
    if (error instanceof RuleSyntaxError) return { rule: null, position: plain.placeOf(error.position) };
    throw error;
  }
}
