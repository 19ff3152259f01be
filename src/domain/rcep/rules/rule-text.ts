import type { RuleConditionId } from './conditional-rule';
import { parseRule } from './parse-rule';

/** A rule as text that `parseRule` reads; with a condition, `otherwise` is the rule if it is not met. */
export interface RuleText {
  readonly holds: string;
  readonly otherwise: string | null;
  readonly condition: RuleConditionId | null;
}

type GoodsConditionId = Exclude<RuleConditionId, 'activeIngredient'>;

/** The goods of conditional rules, as the list of the Joint Committee words them. */
const GOODS: Readonly<Record<GoodsConditionId, string>> = {
  carp: 'carps (Catla catla, Osteochilus hasselti, Leptobarbus hoeveni, Cyprinus spp. (other than Cyprinus carpio), Carassius spp. (other than Carassius carassius), Labeo spp., Megalobrama spp.)',
  insect: 'insects',
  tobaccoSubstitute: 'manufactured tobacco substitutes',
  acetalPeroxide: 'acetal and hemiacetal peroxides',
};

const BY_PRODUCT = /^1\. (.+?) for (.+); 2\. (.+?) for any other good$/;
const ACTIVE_INGREDIENT =
  'provided that at least 50 per cent by weight of the active ingredient or ingredients is originating, or';
const BY_WEIGHT = new RegExp(`^(.+?) ${ACTIVE_INGREDIENT} (.+)$`);

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
  const condition = conditionOf(goods);
  return condition === null
    ? null
    : { holds: withoutCommas(holds), otherwise: withoutCommas(otherwise), condition };
}

/** The list of carps is printed in several ways. */
const conditionOf = (goods: string): GoodsConditionId | null =>
  (Object.keys(GOODS) as GoodsConditionId[]).find(
    (id) => GOODS[id] === goods || (id === 'carp' && goods.startsWith('carps (')),
  ) ?? null;

function byWeight(text: string): Conditional | null {
  const found = BY_WEIGHT.exec(text);
  if (found === null) return null;
  const [, shift = '', always = ''] = found;
  return { holds: `${shift} or ${always}`, otherwise: always, condition: 'activeIngredient' };
}

/** A rule in words that `readRuleText` reads as the same. */
export function printedRule({ holds, otherwise, condition }: RuleText): string {
  if (condition === null || otherwise === null) return holds;
  if (condition !== 'activeIngredient')
    return `1. ${holds} for ${GOODS[condition]}; 2. ${otherwise} for any other good`;
  const shift = holds.slice(0, -` or ${otherwise}`.length);
  return `${shift} ${ACTIVE_INGREDIENT} ${otherwise}`;
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
