import { type LineTable, RULE_COLUMNS, type RuleLine, ruleFinder, ruleLinesOf } from '@/domain/editions';
import type { RuleRecord } from '@/features/tariffs/tariffs-schema';
import packed from '../packed/rules.json';

/**
 * The product-specific rules in HS 2022 as the lines of an edition: the list of the Joint Committee, from the circular
 * that puts it into Vietnamese law. No code is covered by two of them.
 */
export const packedRules: LineTable = {
  columns: RULE_COLUMNS,
  rows: packed.rows.map((row) => RULE_COLUMNS.map((_column, at) => row[at] ?? '')),
};

/** The rules of a table as records for chapters, headings and subheadings. */
export const ruleRecords = (
  table: LineTable,
  { mark, sourceId }: Pick<RuleRecord, 'mark' | 'sourceId'>,
): RuleRecord[] => ruleLinesOf(table).map((line) => ruleRecord(line, { mark, sourceId }));

const ruleRecord = (
  { code, holds, otherwise, condition }: RuleLine,
  of: Pick<RuleRecord, 'mark' | 'sourceId'>,
): RuleRecord => ({
  text: otherwise === null ? holds : `${holds} | ${otherwise}`,
  code,
  hsEdition: 2022,
  ...of,
  ...(otherwise !== null && condition !== null && { condition: { id: condition, holds, otherwise } }),
});

/** The packed rules as records. */
export const rulesOfOrigin: RuleRecord[] = ruleRecords(packedRules, {
  mark: 'fact',
  sourceId: packed.sourceId,
});

const find = ruleFinder(rulesOfOrigin);

/**
 * The packed rule printed for the subheading, else for the heading, else for the chapter of a code; null for an unknown
 * chapter.
 */
export const ruleFor = (hs: string): RuleRecord | null => find(hs) ?? null;
