import { readRuleText } from '../../src/domain/rcep';

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

function packedRow({ hs2022: code, rule, rule_code: text }: RuleRow): string[] {
  const read = readRuleText(text === '' ? rule : text);
  if (read === null) throw new Error(`The rule of ${code} is not understood: ${rule}`);
  const { holds, otherwise, condition } = read;
  return otherwise === null || condition === null ? [code, holds] : [code, holds, otherwise, condition];
}
