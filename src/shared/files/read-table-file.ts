import { decodeText } from './decode-text';
import { csvRecords, type CsvRecord } from './separated-records';
import { TableError } from './table-file';
import type { ReadTable, TableLimits } from './table-file';
import { sheetReader } from './xlsx-reader';
import type { SheetCell } from './xlsx-cells';
import { guardArchive } from './zip-guard';

/**
 * Reads a table from CSV (UTF-8, UTF-16 or the encoding of spreadsheets in the reader's language, GBK in Chinese;
 * comma, semicolon or tab) or from a sheet of an XLSX workbook: the one with that name, else the first with a table.
 * Rejects with `TableError`.
 */
export async function readTable(
  bytes: Uint8Array<ArrayBuffer>,
  language: string,
  limits: TableLimits,
  sheet: string | null = null,
): Promise<ReadTable> {
  const read = fileReader(bytes, language, limits);
  const first = await read(sheet);
  for (const other of sheet === null && !isTable(first.cells) ? first.sheets.slice(1) : []) {
    const table = await read(other);
    if (isTable(table.cells)) return checkedTable(table, limits);
  }
  return checkedTable(first, limits);
}

/**
 * Reads the table of a text, or every sheet of a workbook, also those that are no tables: see `checkTable`. A sheet
 * after the first that cannot be read is empty. Rejects with `TableError`.
 */
export async function readTables(
  bytes: Uint8Array<ArrayBuffer>,
  language: string,
  limits: TableLimits,
): Promise<ReadTable[]> {
  const read = fileReader(bytes, language, limits);
  const tables = [await read(null)];
  for (const sheet of tables[0]?.sheets.slice(1) ?? []) {
    const unread = { cells: [], encoding: null, hasFormulas: false, sheets: [], sheet };
    tables.push(await read(sheet).catch(() => unread));
  }
  return tables;
}

/** Reads the text, or sheets of the workbook: the one with that name, else the first. */
function fileReader(bytes: Uint8Array<ArrayBuffer>, language: string, limits: TableLimits) {
  if (bytes.length === 0) throw new TableError('empty');
  if (bytes.length > limits.bytes) throw new TableError('tooLarge');
  if (!beginsWith(bytes, ZIP)) return async () => readText(bytes, language);
  guardArchive(bytes, limits.unpackedBytes);
  return workbookReader(bytes);
}

const checkedTable = (table: ReadTable, limits: TableLimits): ReadTable => {
  checkTable(table.cells, limits);
  return table;
};

/** Throws `TableError` if the cells are no table, or a larger one than is read. */
export function checkTable(all: Cells, limits: TableLimits): void {
  const cells = all.filter((row) => row.some((cell) => cell !== ''));
  if (cells.length === 0) throw new TableError('empty');
  if (cells.length > limits.rows) throw new TableError('tooManyRows');
  if (cells.some((row) => row.length > limits.columns)) throw new TableError('tooManyColumns');
  if (!isTable(cells)) throw new TableError('notATable');
}

type Cells = readonly (readonly string[])[];

/** A table has two texts beside each other; a cover or a note has not. */
const isTable = (cells: Cells): boolean => cells.some((row) => row.filter((cell) => cell !== '').length > 1);

function workbookReader(bytes: Uint8Array<ArrayBuffer>): (wanted: string | null) => Promise<ReadTable> {
  let read: ReturnType<typeof sheetReader> | null = null;
  return async (wanted) => {
    try {
      read ??= sheetReader(bytes);
      const { cells, hasFormulas, sheets, name } = await read(wanted);
      return {
        cells: cells.map((row) => row.map(cellText)),
        encoding: null,
        hasFormulas,
        sheets,
        sheet: name,
      };
    } catch {
      throw new TableError('notATable');
    }
  };
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
    sheets: [],
    sheet: null,
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
