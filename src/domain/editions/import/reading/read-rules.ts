import { readRuleText } from '../../../rcep/index';
import { fieldReader, inFileOrder, isEmptyRow, isNote, problemList } from './import-reading';
import type { ImportReading, ImportSource } from './import-reading';
import type { ImportReason } from '../import-problem';
import { codeLevels, nationalCode } from '../national-code';
import { cellsOfRule, RULE_COLUMNS, type RuleLine } from '../rule-lines';

/** The edition of the HS that the nomenclature is of. */
const HS_EDITION = /^(?:HS\s*)?2022$/i;
const DIGITS: readonly number[] = [2, 4, 6];

type Texts = (id: string) => string;
/** Why a cell of a row is refused. */
type Refusal = readonly [field: string, reason: ImportReason];

/** Reads the template: code, rule, edition of the HS, source. */
export const readRuleTemplate = (source: ImportSource): ImportReading =>
  readRules(source, (textOf) => {
    if (!HS_EDITION.test(textOf('hsEdition'))) return ['hsEdition', 'otherHsEdition'];
    return textOf('source') === '' ? ['source', 'noSource'] : null;
  });

/** Reads a list of rules in HS 2022, as the data of the portal has it or with columns chosen by hand. */
export const readRuleList = (source: ImportSource): ImportReading =>
  readRules(source, (textOf) => {
    const { places } = source.format;
    const has = (id: string) => (places[id] ?? null) !== null;
    if (has('source') && textOf('source') === '') return ['source', 'noSource'];
    return has('asOf') && !/^\d{4}(-\d\d(-\d\d)?)?$/.test(textOf('asOf')) ? ['asOf', 'notADate'] : null;
  });

/** Rows without a code and without a rule are headings; these and notes are left out. */
function readRules(source: ImportSource, check: (textOf: Texts) => Refusal | null): ImportReading {
  const { cells, format, nomenclature } = source;
  const read = fieldReader(format);
  const { problems, add } = problemList(source);
  const levels = codeLevels(nomenclature);
  const lines: { line: RuleLine; at: number; printed: string }[] = [];
  let skipped = 0;
  for (const [at, row] of cells.entries()) {
    if (at < format.firstRow || isEmptyRow(row)) continue;
    const textOf: Texts = (id) => read(row, id);
    const printed = textOf('code');
    const rule = textOf('rule') || textOf('words');
    const code = nationalCode(printed, { digits: DIGITS, nomenclature: levels });
    const text = readRuleText(rule);
    const refused = refusedCode(code, levels) ?? check(textOf);
    if (isNote(row) || (printed === '' && rule === '')) skipped += 1;
    else if (refused !== null) add(at, ...refused, textOf(refused[0]));
    else if (text === null) add(at, 'rule', 'unreadRule', rule);
    else lines.push({ line: { code, ...text }, at, printed });
  }
  for (const [line, reason] of twice(lines)) add(line.at, 'code', reason, line.printed);
  const rows = lines.map(({ line }) => cellsOfRule(line)).toSorted(byCode);
  return { table: { columns: RULE_COLUMNS, rows }, problems: inFileOrder(problems), skipped, repeated: 0 };
}

function refusedCode(code: string, levels: ReadonlySet<string>): Refusal | null {
  if (!/^\d+$/.test(code) || !DIGITS.includes(code.length)) return ['code', 'notACode'];
  return levels.has(code) ? null : ['code', 'notInNomenclature'];
}

/** The rules of a code that has one already, itself or by its heading or chapter. */
function twice<Item extends { readonly line: RuleLine }>(
  items: readonly Item[],
): (readonly [Item, ImportReason])[] {
  const all = new Set(items.map(({ line }) => line.code));
  const seen = new Set<string>();
  return items.flatMap((item): (readonly [Item, ImportReason])[] => {
    const { code } = item.line;
    if (seen.has(code)) return [[item, 'repeatedCode']];
    seen.add(code);
    return [2, 4].some((digits) => digits < code.length && all.has(code.slice(0, digits)))
      ? [[item, 'overlaps']]
      : [];
  });
}

const byCode = ([a = '']: readonly string[], [b = '']: readonly string[]): number =>
  a < b ? -1 : Number(a > b);
