import { decimalMarkIn } from '@/shared/format/amounts';
import { changedRow, emptyRow, isBlankRow, MAX_BOM_ROWS } from './bom';
import type { BomRow } from './bom';
import { columnOf, isOtherWeight } from './bom-heads';
import type { BomColumn } from './bom-heads';
import { readHeads } from './bom-layout';
import type { BomLayout } from './bom-layout';
import type { MoneyHeads } from './money-heads';
import { SAMPLE_MARK } from './bom-records';
import { csvRecords } from '@/shared/files/separated-records';
import type { CsvRecord } from '@/shared/files/separated-records';
import { readField } from './read-fields';
import { AMOUNT_COLUMNS, bad, cellText, HEADLESS_COLUMNS, readCells } from './read-cells';
import type { BadRow, BomReading, Refused } from './read-cells';

/**
 * The result of a file or a paste: the rows in order with unreadable cells left empty, and each such cell or skipped
 * row with line and reason. `isSample` if marked as such in the text. No rows if none could be read whole; nothing if
 * the only column of values is in another currency or an unclear multiple.
 */
export interface BomImport extends MoneyHeads {
  rows: BomRow[];
  bad: BadRow[];
  /** Heads of weights not in kilograms: these columns were left out. */
  unreadWeights: string[];
  hasHead: boolean;
  isSample: boolean;
}

/**
 * Parses a bill of materials from CSV or from cells pasted from a spreadsheet: comma, semicolon or tab, quoted line
 * breaks, heads as field names or in the six languages, lines of a title above the head. Amounts are returned with
 * the draft's decimal sign. Never throws.
 */
export function readBomText(text: string, reading: BomReading): BomImport {
  const { body, separator, firstLine } = separated(text);
  const lines = filledRecords(body, separator, firstLine);
  const headAt = headIndex(lines);
  const head = (lines[headAt]?.cells ?? []).map(cellText);
  const above = lines.slice(0, Math.max(0, headAt)).flatMap(({ cells }) => cells.map(cellText));
  const { columns, powers, heads } = readHeads(head, above, reading.currency);
  const used = headAt < 0 ? [...HEADLESS_COLUMNS] : columns;
  const result: BomImport = {
    rows: [],
    bad: [],
    unreadWeights: otherWeights(head),
    ...heads,
    hasHead: headAt >= 0,
    isSample: false,
  };
  if (!used.includes('value') && head.some((cell) => columnOf(cell) === 'value')) return result;
  const records = lines.slice(headAt + 1);
  const decimal = decimalMarkIn(
    amountCells(records, used),
    separator === ';' ? ',' : separator === ',' ? '.' : reading.decimal,
  );
  const layout = { columns: used, decimal, powers };
  for (const { cells, line, isOpen } of records) {
    const read = isOpen ? bad('openQuote', null, cells[0] ?? '') : readRow(cells, layout, reading);
    if ('row' in read && result.rows.length >= MAX_BOM_ROWS) {
      result.bad.push({ line, ...bad('tooMany', null, String(records.length)) });
      break;
    }
    if ('row' in read) {
      result.rows.push(read.row);
      result.bad.push(...gapsOf(read.row).map((gap) => ({ line, ...gap })));
    } else if ('reason' in read) result.bad.push({ line, ...read });
    result.isSample ||= cells[used.indexOf('mark')]?.trim() === SAMPLE_MARK;
  }
  if (result.rows.every((row) => gapsOf(row).length > 0)) result.rows = [];
  return result;
}

/** The cells of a row still to be filled in; a currency that leaves two of them empty is listed once. */
const gapsOf = ({ refused = [], ...row }: BomRow): Refused[] => [
  ...refused
    .filter(({ column }, index) => refused.findIndex((other) => other.column === column) === index)
    .map(({ reason, column, text }) => bad(reason, column, text)),
  ...(row.value === '' && !refused.some(({ field }) => field === 'value')
    ? [bad('emptyValue', 'value', row.name || row.hs)]
    : []),
];

/** The non-empty records of a text. */
const filledRecords = (body: string, separator: string, firstLine: number) =>
  csvRecords(body, separator, firstLine).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));

/**
 * The index of the head, -1 for none: the first line that names two columns and contains no number, or one column's
 * name alone at the top.
 */
export function headIndex(lines: readonly Pick<CsvRecord, 'cells'>[]): number {
  const named = lines
    .slice(0, TITLE_LINES)
    .findIndex(({ cells }) => columnsNamed(cells) >= 2 && !cells.some(isNumber));
  if (named >= 0) return named;
  const top = lines[0]?.cells ?? [];
  return columnsNamed(top) === 1 && top.filter((cell) => cell.trim() !== '').length === 1 ? 0 : -1;
}

/** The cells of money and weights under `columns`. */
export const amountCells = (
  lines: readonly Pick<CsvRecord, 'cells'>[],
  columns: readonly (BomColumn | null)[],
) =>
  AMOUNT_COLUMNS.flatMap((column) => {
    const at = columns.indexOf(column);
    return at < 0 ? [] : lines.map(({ cells }) => cells[at] ?? '');
  });

/** How many lines to search for a head. */
const TITLE_LINES = 10;

function readRow(
  cells: readonly string[],
  layout: BomLayout,
  reading: BomReading,
): { row: BomRow } | Refused | { blank: true } {
  const read = readCells(cells, layout, reading);
  if ('reason' in read) return read;
  const row = changedRow(emptyRow(), read.fields);
  if (isBlankRow(row)) return { blank: true };
  // A note or a heading, not a material.
  if (cells.filter((each) => each.trim() !== '').length === 1 && row.value === '')
    return bad('noValue', 'value', row.name || row.hs);
  const deductible = readField('deductible', row.deductible, reading);
  const value = readField('value', row.value, reading);
  if (typeof deductible !== 'number' || typeof value !== 'number' || deductible <= value) return { row };
  const text = cellText(cells[layout.columns.indexOf('deductible')] ?? '').slice(0, 80);
  const refused = { field: 'deductible', column: 'deductible', reason: 'aboveValue', text } as const;
  return { row: changedRow(row, { deductible: '', refused: [refused] }) };
}

/** The text without byte order mark and `sep=` line, and its separator: the commonest one outside quotes on the first line that has any. */
function separated(text: string): { body: string; separator: ',' | ';' | '\t'; firstLine: number } {
  const whole = text.replace(/^\uFEFF/, '');
  const declaration = /^"?sep=([,;\t])"?\r?\n/i.exec(whole);
  const body = declaration ? whole.slice(declaration[0].length) : whole;
  const start = body.slice(body.search(/\S|$/)).slice(0, 20_000);
  const opening = start.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]+/, TITLE_LINES);
  const open = opening.find((line) => /[,;\t]/.test(line)) ?? '';
  const [commonest] = ([',', ';', '\t'] as const)
    .map((separator) => ({ separator, count: open.split(separator).length }))
    .toSorted((a, b) => b.count - a.count);
  const declared = ([',', ';', '\t'] as const).find((separator) => separator === declaration?.[1]);
  return { body, separator: declared ?? commonest?.separator ?? ',', firstLine: declaration ? 2 : 1 };
}

const columnsNamed = (cells: readonly string[]) =>
  cells.filter((cell) => columnOf(cellText(cell)) !== null).length + otherWeights(cells).length;

const isNumber = (cell: string) => /^\d[\d.,\s]*$/.test(cell.trim());

const otherWeights = (cells: readonly string[]) => [
  ...new Set(cells.map((cell) => cellText(cell).slice(0, 80)).filter(isOtherWeight)),
];
