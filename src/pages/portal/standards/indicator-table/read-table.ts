import { decodeText } from '@/shared/files/decode-text';
import { csvRecords } from '@/shared/files/separated-records';
import { readFirstSheet } from '@/shared/files/xlsx-reader';
import type { SheetCell } from '@/shared/files/xlsx-reader';
import { MAX_COLUMNS, MAX_FILE_BYTES, MAX_ROWS, TableError } from './indicator-table';
import type { ReadTable } from './indicator-table';
import { guardArchive } from './zip-guard';

/**
 * Reads a table from CSV (UTF-8, UTF-16 or the encoding of spreadsheets in the reader's language, GBK in Chinese;
 * comma, semicolon or tab) or from the first sheet of an XLSX workbook. Rejects with `TableError`.
 */
export async function readTable(bytes: Uint8Array<ArrayBuffer>, language: string): Promise<ReadTable> {
  if (bytes.length === 0) throw new TableError('empty');
  if (bytes.length > MAX_FILE_BYTES) throw new TableError('tooLarge');
  const table = beginsWith(bytes, ZIP) ? await readWorkbook(bytes) : readText(bytes, language);
  const cells = table.cells.filter((row) => row.some((cell) => cell !== ''));
  if (cells.length === 0) throw new TableError('empty');
  if (cells.length > MAX_ROWS) throw new TableError('tooManyRows');
  const width = Math.max(...cells.map((row) => row.length));
  if (width > MAX_COLUMNS) throw new TableError('tooManyColumns');
  if (width < 2) throw new TableError('notATable');
  return { ...table, cells: table.cells };
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ReadTable> {
  guardArchive(bytes);
  const sheet = await readFirstSheet(bytes).catch(() => {
    throw new TableError('notATable');
  });
  return { cells: sheet.map((row) => row.map(cellText)), encoding: null };
}

function readText(bytes: Uint8Array, language: string): ReadTable {
  if (OTHER_FORMATS.some((first) => beginsWith(bytes, first))) throw new TableError('otherFormat');
  const { text, encoding } = decodeText(bytes, language);
  // Texts have no zero bytes; pictures, films and programs do.
  if (text.includes('\0')) throw new TableError('otherFormat');
  const body = text.replace(/^\ufeff/, '');
  if (body.trim() === '') throw new TableError('empty');
  const records = csvRecords(body, separatorOf(body), 1);
  return { cells: records.map(({ cells }) => cells.map((cell) => cell.trim())), encoding };
}

/** The one of the three that occurs most in the first lines. */
function separatorOf(body: string): string {
  const head = body.slice(0, 2000);
  const counted = ['\t', ';', ','].map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign;
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
