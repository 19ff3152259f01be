import { parseRule } from '../../src/domain/rcep/rules/parse-rule';
import type { RuleConditionId } from '../../src/domain/rcep/rules/conditional-rule';

/** A row of the table of product-specific rules in HS 2022, by its column names. */
export type RuleRow = Readonly<Record<'hs2022' | 'rule' | 'rule_code', string>>;

/**
 * The product-specific rules as packed JSON, one row a line: `[code, rule]`, or for a rule that depends on a
 * condition `[code, rule if it is met, rule otherwise, condition]`. Throws if a rule cannot be parsed, or a code has
 * two.
 */
export function packRules(rows: readonly RuleRow[]): string {
  const packed = rows.map(packedRow);
  const codes = packed.map(([code = '']) => code);
  const covered = codes.find((code) => codes.some((other) => other !== code && code.startsWith(other)));
  if (covered !== undefined || new Set(codes).size !== codes.length)
    throw new Error(`A code has two rules: ${covered}`);
  return packedFile({ sourceId: 'vn-circular-32-2022', asOf: '2022-11-18', hsEdition: 2022 }, packed);
}

/** Facts about a table and its rows, one row per line. */
export function packedFile(
  about: Readonly<Record<string, string | number>>,
  rows: readonly (readonly string[])[],
): string {
  const facts = Object.entries(about).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`);
  return ['{', ...facts, '  "rows": [', lines.join(',\n'), '  ]', '}', ''].join('\n');
}

/** The names of the goods in the conditional rows. */
const CONDITIONS: readonly [words: RegExp, condition: RuleConditionId][] = [
  [/^carps \(/, 'carp'],
  [/^insects$/, 'insect'],
  [/^manufactured tobacco substitutes$/, 'tobaccoSubstitute'],
  [/^acetal and hemiacetal peroxides$/, 'acetalPeroxide'],
];

const BY_PRODUCT = /^1\. (.+?) for (.+); 2\. (.+?) for any other good$/;
const BY_WEIGHT =
  /^(.+?) provided that at least 50 per cent by weight of the active ingredient or ingredients is originating, or (.+)$/;

function packedRow({ hs2022: code, rule, rule_code: text }: RuleRow): string[] {
  if (text !== '') return [code, readable(text)];
  const product = BY_PRODUCT.exec(rule);
  const condition = CONDITIONS.find(([words]) => words.test(product?.[2] ?? ''))?.[1];
  if (product && condition) return [code, withoutCommas(product[1]), withoutCommas(product[3]), condition];
  const weight = BY_WEIGHT.exec(rule);
  if (!weight) throw new Error(`The rule of ${code} is not understood: ${rule}`);
  const [, shift = '', always = ''] = weight;
  return [code, readable(`${shift} or ${always}`), readable(always), 'activeIngredient'];
}

const withoutCommas = (text = '') => readable(text.replaceAll(', or ', ' or '));

function readable(text: string): string {
  parseRule(text);
  return text;
}
