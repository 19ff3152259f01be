import { parseRule, RuleSyntaxError } from '@/domain/rcep';
import type { Rule } from '@/domain/rcep';
import type { RuleRecord, TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { plainRule } from './plain-rule';

/**
 * The product-specific rule a good is judged by: `held` from the data, `own` as the reader typed it from the
 * Agreement, `none` where neither can be used; `record` is then a held text that could not be read.
 */
export type OriginRule =
  | { kind: 'held'; rule: Rule; record: RuleRecord }
  | { kind: 'own'; rule: Rule; text: string }
  | { kind: 'none'; record: RuleRecord | null };

/** The rule of an answer, else the reader's own. */
export function originRule(answer: TariffAnswer | null, ownText: string): OriginRule {
  const record = answer?.rule ?? null;
  const held = record && readRule(record.text);
  if (record && held?.rule) return { kind: 'held', rule: held.rule, record };
  const own = readRule(ownText);
  return own.rule ? { kind: 'own', rule: own.rule, text: ownText } : { kind: 'none', record };
}

/** A rule text as a tree, or the 0-based place of the first thing that does not fit; both null for an empty text. */
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
