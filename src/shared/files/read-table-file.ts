import { decodeText } from './decode-text';
import { csvRecords, type CsvRecord } from './separated-records';
import { TableError } from './table-file';
import type { ReadTable, TableLimits } from './table-file';
import { readFirstSheet } from './xlsx-reader';
import type { SheetCell } from './xlsx-cells';
import { guardArchive } from './zip-guard';

/**
 * Reads a table from CSV (UTF-8, UTF-16 or the encoding of spreadsheets in the reader's language, GBK in Chinese;
 * comma, semicolon or tab) or from the first sheet of an XLSX workbook. Rejects with `TableError`.
 */
export async function readTable(
  bytes: Uint8Array<ArrayBuffer>,
  language: string,
  limits: TableLimits,
): Promise<ReadTable> {
  if (bytes.length === 0) throw new TableError('empty');
  if (bytes.length > limits.bytes) throw new TableError('tooLarge');
  const table = beginsWith(bytes, ZIP) ? await readWorkbook(bytes, limits) : readText(bytes, language);
  const cells = table.cells.filter((row) => row.some((cell) => cell !== ''));
  if (cells.length === 0) throw new TableError('empty');
  if (cells.length > limits.rows) throw new TableError('tooManyRows');
  const width = cells.reduce((most, row) => Math.max(most, row.length), 0);
  if (width > limits.columns) throw new TableError('tooManyColumns');
  if (width < 2) throw new TableError('notATable');
  return table;
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, limits: TableLimits): Promise<ReadTable> {
  guardArchive(bytes, limits.unpackedBytes);
  const { cells, hasFormulas } = await readFirstSheet(bytes).catch(() => {
    throw new TableError('notATable');
  });
  return { cells: cells.map((row) => row.map(cellText)), encoding: null, hasFormulas };
}

function readText(bytes: Uint8Array, language: string): ReadTable {
  if (OTHER_FORMATS.some((first) => beginsWith(bytes, first))) throw new TableError('otherFormat');
  const { text, encoding } = decodeText(bytes, language);
  // Texts have no zero bytes; pictures, films and programs do.
  if (text.includes('\0')) throw new TableError('otherFormat');
  const body = text.replace(/^\ufeff/, '');
  if (body.trim() === '') throw new TableError('empty');
  const records = csvRecords(body, separatorOf(body), 1);
  return {
    cells: records.map(({ cells }) => cells.map((cell) => cell.trim())),
    encoding,
    hasFormulas: false,
  };
}

/** The one of the three by which most of the first rows have as many cells as each other, and the most cells. */
function separatorOf(body: string): string {
  const head = body.slice(0, 2000);
  const tried = ['\t', ';', ','].map((sign) => ({ sign, ...commonWidth(csvRecords(head, sign, 1)) }));
  return tried.reduce((best, one) =>
    one.rows > best.rows || (one.rows === best.rows && one.width > best.width) ? one : best,
  ).sign;
}

/** How many rows have the most frequent width above one, and that width. */
function commonWidth(records: readonly CsvRecord[]): { rows: number; width: number } {
  const counts = new Map<number, number>();
  for (const { cells } of records)
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [[width, rows] = [1, 0]] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  return { rows, width };
}

function cellText(cell: SheetCell): string {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
}

const ZIP = [0x50, 0x4b, 0x03, 0x04] as const;

/** The older workbook, PDF, pictures. */
const OTHER_FORMATS = [
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
] as const;

const beginsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte);
