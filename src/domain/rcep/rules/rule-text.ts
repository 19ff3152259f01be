import type { RuleConditionId } from './conditional-rule';
import { parseRule } from './parse-rule';

/** A rule as text that `parseRule` reads; with a condition, `otherwise` is the rule if it is not met. */
export interface RuleText {
  readonly holds: string;
  readonly otherwise: string | null;
  readonly condition: RuleConditionId | null;
}

/** The names of the goods in conditional rules, as the list of the Joint Committee words them. */
const CONDITIONS: readonly [words: RegExp, condition: RuleConditionId][] = [
  [/^carps \(/, 'carp'],
  [/^insects$/, 'insect'],
  [/^manufactured tobacco substitutes$/, 'tobaccoSubstitute'],
  [/^acetal and hemiacetal peroxides$/, 'acetalPeroxide'],
];

const BY_PRODUCT = /^1\. (.+?) for (.+); 2\. (.+?) for any other good$/;
const BY_WEIGHT =
  /^(.+?) provided that at least 50 per cent by weight of the active ingredient or ingredients is originating, or (.+)$/;

/**
 * Reads a rule as printed in the list of product-specific rules: in the codes of headnote 7 of Annex 3A, or in the
 * words of the conditional rules. Null if it cannot be read.
 */
export function readRuleText(printed: string): RuleText | null {
  const text = printed.trim();
  if (isRule(text)) return { holds: text, otherwise: null, condition: null };
  const found = byProduct(text) ?? byWeight(text);
  return found !== null && isRule(found.holds) && isRule(found.otherwise) ? found : null;
}

type Conditional = RuleText & { readonly otherwise: string };

function byProduct(text: string): Conditional | null {
  const [, holds = '', goods = '', otherwise = ''] = BY_PRODUCT.exec(text) ?? [];
  const condition = CONDITIONS.find(([words]) => words.test(goods))?.[1];
  return condition === undefined
    ? null
    : { holds: withoutCommas(holds), otherwise: withoutCommas(otherwise), condition };
}

function byWeight(text: string): Conditional | null {
  const found = BY_WEIGHT.exec(text);
  if (found === null) return null;
  const [, shift = '', always = ''] = found;
  return { holds: `${shift} or ${always}`, otherwise: always, condition: 'activeIngredient' };
}

const withoutCommas = (text: string): string => text.replaceAll(', or ', ' or ');

function isRule(text: string): boolean {
  try {
    parseRule(text);
    return true;
  } catch {
    return false;
  }
}
