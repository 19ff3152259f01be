import { readRuleText, RULE_CONDITIONS, type RuleConditionId, type RuleText } from '../../rcep';
import type { LineTable } from './tariff-layout';

/** The columns of an edition of rules; a rule without a condition has the first two only. */
export const RULE_COLUMNS: readonly string[] = ['code', 'rule', 'otherwise', 'condition'];

/** A product-specific rule and the chapter, heading or subheading it is printed for. */
export interface RuleLine extends RuleText {
  readonly code: string;
}

/** The cells of a rule, by `RULE_COLUMNS`. */
export const cellsOfRule = ({ code, holds, otherwise, condition }: RuleLine): string[] => [
  code,
  holds,
  otherwise ?? '',
  condition ?? '',
];

/** The rules of a table of lines; a row that cannot be read has none. */
export const ruleLinesOf = ({ rows }: LineTable): RuleLine[] => rows.flatMap(ruleLine);

function ruleLine([code = '', rule = '', otherwise = '', condition = '']: readonly string[]): RuleLine[] {
  const [holds, other] = [readRuleText(rule), readRuleText(otherwise)];
  if (holds === null) return [];
  if (condition === '') return [{ code, ...holds }];
  return other !== null && isCondition(condition)
    ? [{ code, holds: holds.holds, otherwise: other.holds, condition }]
    : [];
}

const isCondition = (text: string): text is RuleConditionId => Object.hasOwn(RULE_CONDITIONS, text);

/**
 * Finds the rule of a six-digit code: the one printed for its subheading, else for its heading, else for its chapter;
 * undefined if there is none.
 */
export function ruleFinder<Rule extends Pick<RuleLine, 'code'>>(
  rules: readonly Rule[],
): (hs: string) => Rule | undefined {
  const byCode = new Map(rules.map((rule) => [rule.code, rule]));
  return (hs) => byCode.get(hs.slice(0, 6)) ?? byCode.get(hs.slice(0, 4)) ?? byCode.get(hs.slice(0, 2));
}
