import Papa from 'papaparse';
import { decimalMarkIn, writeAmount } from '@/shared/format/amounts';
import type { DecimalMark } from '@/shared/format/amounts';
import { emptyRow, HS_EDITIONS, isBlankRow, MAX_BOM_ROWS } from './bom';
import { readField } from './read-bom';
import type { BomRow } from './bom';
import { SAMPLE_MARK } from './bom-records';
import { columnOf, isOtherWeight, isTotalWord, wordValue } from './bom-heads';
import type { BomColumn } from './bom-heads';

/** Why a row of a file was not taken; `column` names the field where it is one field's fault. */
export type RowReason =
  | 'total'
  | 'noValue'
  | 'badNumber'
  | 'negative'
  | 'aboveValue'
  | 'badEdition'
  | 'badAnswer'
  | 'badRole'
  | 'badCountry'
  | 'openQuote'
  | 'tooMany';

/** A row that cannot be read: the line of the file it begins on (from 1), why, and the text at fault. */
export interface BadRow {
  line: number;
  reason: RowReason;
  column: BomColumn | null;
  text: string;
}

/** What a file or a paste gave: the good rows in order, and the others with line and reason. `isSample` if it says so itself. */
export interface BomImport {
  rows: BomRow[];
  bad: BadRow[];
  /** Heads of weights that are not in kilograms: these columns were left out. */
  unreadWeights: string[];
  hasHead: boolean;
  isSample: boolean;
}

/** How a text is to be read: the decimal sign of the draft the rows go to, and country words as ISO codes (null: not known, '': none). */
export interface BomReading {
  decimal: DecimalMark;
  readCountry: (text: string) => string | null;
}

/** Columns a text without a head is taken to have, in this order. */
const HEADLESS_COLUMNS = [
  'name',
  'hs',
  'origin',
  'originating',
  'value',
  'weightKg',
] as const satisfies readonly BomColumn[];

/**
 * Reads a bill of materials from CSV or from cells pasted out of a spreadsheet: comma, semicolon or tab, quoted line
 * breaks, heads as field names or in the six languages, lines of a title above the head. Amounts come out in the
 * draft's decimal sign. Never throws.
 */
export function readBomText(text: string, reading: BomReading): BomImport {
  const { body, separator, firstLine } = separated(text);
  const parsed = Papa.parse<string[]>(body, { delimiter: separator, skipEmptyLines: false });
  const openQuotes = new Set(
    parsed.errors.filter((error) => error.code === 'MissingQuotes').map((error) => error.row),
  );
  const lines = withLines(parsed.data, firstLine).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  );
  const headAt = headIndex(lines);
  const head = lines[headAt]?.cells ?? [];
  const columns = headAt < 0 ? null : head.map((cell) => columnOf(unescaped(cell)));
  const records = lines.slice(headAt + 1);
  const used = columns ?? [...HEADLESS_COLUMNS];
  const cellDecimal = decimalMarkIn(
    amountCells(records, used),
    separator === ';' ? ',' : separator === ',' ? '.' : reading.decimal,
  );
  const result: BomImport = {
    rows: [],
    bad: [],
    unreadWeights: otherWeights(head),
    hasHead: columns !== null,
    isSample: false,
  };
  for (const { cells, line, index } of records) {
    const read = openQuotes.has(index)
      ? bad('openQuote', null, cells[0] ?? '')
      : readRow(cells, used, cellDecimal, reading);
    if ('row' in read && result.rows.length >= MAX_BOM_ROWS) {
      result.bad.push({ line, ...bad('tooMany', null, String(records.length)) });
      break;
    }
    if ('row' in read) result.rows.push(read.row);
    else if ('reason' in read) result.bad.push({ line, ...read });
    result.isSample ||= cells[used.indexOf('mark')]?.trim() === SAMPLE_MARK;
  }
  return result;
}

/** How far down a head is looked for. */
const TITLE_LINES = 10;
const MAX_TEXT = 300;
const AMOUNTS = ['value', 'deductible', 'weightKg'] as const;

type Refused = Omit<BadRow, 'line'>;
type ReadRow = { row: BomRow } | Refused | { blank: true };

const bad = (reason: RowReason, column: BomColumn | null, text: string): Refused => ({
  reason,
  column,
  text: text.slice(0, 80),
});

function readRow(
  cells: readonly string[],
  columns: readonly (BomColumn | null)[],
  decimal: DecimalMark,
  reading: BomReading,
): ReadRow {
  const cell = (column: BomColumn) => unescaped(cells[columns.indexOf(column)] ?? '').slice(0, MAX_TEXT);
  const row = emptyRow();
  row.name = cell('name');
  row.hs = cell('hs').slice(0, 40);
  const label = row.name || unescaped(cells.find((each) => each.trim() !== '') ?? '');
  if (!/\d/.test(row.hs) && isTotalWord(label)) return bad('total', null, label);
  for (const column of AMOUNTS) {
    const read = readField(column, cell(column), decimal);
    if (read === 'unreadable') return bad('badNumber', column, cell(column));
    if (typeof read === 'number' && read < 0) return bad('negative', column, cell(column));
    row[column] = read === 'blank' ? '' : writeAmount(read, reading.decimal);
  }
  const edition = cell('hsEdition').replace(/\D/g, '');
  const held = HS_EDITIONS.find((candidate) => candidate === edition);
  if (edition !== '' && held === undefined) return bad('badEdition', 'hsEdition', cell('hsEdition'));
  const originating = wordValue('originating', cell('originating'));
  if (originating === null) return bad('badAnswer', 'originating', cell('originating'));
  const role = wordValue('role', cell('role'));
  if (role === null) return bad('badRole', 'role', cell('role'));
  const origin = reading.readCountry(cell('origin'));
  if (origin === null) return bad('badCountry', 'origin', cell('origin'));
  const full: BomRow = { ...row, hsEdition: held ?? '', originating, role, origin };
  if (isBlankRow(full)) return { blank: true };
  if (full.value === '') return bad('noValue', 'value', full.name || full.hs);
  const deductible = readField('deductible', full.deductible, reading.decimal);
  const value = readField('value', full.value, reading.decimal);
  if (typeof deductible === 'number' && typeof value === 'number' && deductible > value) {
    return bad('aboveValue', 'deductible', cell('deductible'));
  }
  return { row: full };
}

interface Line {
  cells: string[];
  line: number;
  index: number;
}

/** Each record with the line it begins on: a record takes one line, and one more for each break inside its quotes. */
function withLines(records: readonly string[][], firstLine: number): Line[] {
  let line = firstLine;
  return records.map((cells, index) => {
    const start = line;
    line += 1 + (cells.join('').match(/\r\n|\r|\n/g)?.length ?? 0);
    return { cells, line: start, index };
  });
}

/** The text without byte order mark and `sep=` line, and its separator: the commonest one outside quotes on the first line that has any. */
function separated(text: string): { body: string; separator: ',' | ';' | '\t'; firstLine: number } {
  const whole = text.replace(/^\uFEFF/, '');
  const said = /^"?sep=([,;\t])"?\r?\n/i.exec(whole);
  const body = said ? whole.slice(said[0].length) : whole;
  const start = body.slice(body.search(/\S|$/)).slice(0, 20_000);
  const opening = start.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]+/, TITLE_LINES);
  const open = opening.find((line) => /[,;\t]/.test(line)) ?? '';
  const [commonest] = ([',', ';', '\t'] as const)
    .map((separator) => ({ separator, count: open.split(separator).length }))
    .toSorted((a, b) => b.count - a.count);
  const declared = ([',', ';', '\t'] as const).find((separator) => separator === said?.[1]);
  return { body, separator: declared ?? commonest?.separator ?? ',', firstLine: said ? 2 : 1 };
}

/** Where the head is, -1 for none: the first line to name two columns and hold no number, or one column's name alone at the top. */
function headIndex(lines: readonly Line[]): number {
  const named = lines
    .slice(0, TITLE_LINES)
    .findIndex(({ cells }) => columnsNamed(cells) >= 2 && !cells.some(isNumber));
  if (named >= 0) return named;
  const top = lines[0]?.cells ?? [];
  return columnsNamed(top) === 1 && top.filter((cell) => cell.trim() !== '').length === 1 ? 0 : -1;
}

const columnsNamed = (cells: readonly string[]) =>
  cells.filter((cell) => columnOf(unescaped(cell)) !== null).length + otherWeights(cells).length;

const isNumber = (cell: string) => /^\d[\d.,\s]*$/.test(cell.trim());

const otherWeights = (cells: readonly string[]) => [
  ...new Set(cells.map((cell) => unescaped(cell).slice(0, 80)).filter(isOtherWeight)),
];

const amountCells = (lines: readonly Line[], columns: readonly (BomColumn | null)[]) =>
  AMOUNTS.flatMap((column) => {
    const at = columns.indexOf(column);
    return at < 0 ? [] : lines.map(({ cells }) => cells[at] ?? '');
  });

/** A cell as it was before the sign that keeps spreadsheets from running it was put before it. */
const unescaped = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');
