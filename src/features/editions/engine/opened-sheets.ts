import { type FileSheet, fileSheet, type SheetCells, sheetHead, takenSheets } from '@/domain/editions';
import { original } from '@/shared/files/csv';
import { checkTable, readTables } from '@/shared/files/read-table-file';
import type { OpenedFile } from './engine-calls';
import { FILE_LIMITS } from './file-limits';

const SAMPLE_ROWS = 20;
const SAMPLE_COLUMNS = 40;

/** The sheets of a file that are read, and what the page has to know of it; see `EngineCalls`. Rejects with `TableError`. */
export async function openedSheets(
  bytes: Uint8Array<ArrayBuffer>,
  language: string,
  subject: string,
  chosen: readonly string[] | null,
): Promise<{ sheets: readonly FileSheet[]; opened: OpenedFile }> {
  const tables = await readTables(bytes, language, FILE_LIMITS);
  const all = tables.map(({ sheet, cells, hasFormulas }) => ({
    ...fileSheet(sheet ?? '', untilLast(cells), subject),
    hasFormulas,
  }));
  const sheets = takenSheets(all, subject, chosen);
  const cells = sheets.flatMap((sheet) => sheet.cells);
  checkTable(cells, FILE_LIMITS);
  const [first] = sheets;
  const head = first === undefined ? '' : sheetHead(first);
  const opened = {
    rows: cells.length,
    encoding: tables[0]?.encoding ?? null,
    hasFormulas: sheets.some(({ hasFormulas }) => hasFormulas),
    sheets: all
      .filter((_sheet, at) => tables[at]?.sheet !== null)
      .map((sheet) => ({
        name: sheet.name,
        rows: sheet.cells.length,
        isTaken: sheets.includes(sheet),
        isAlike: sheetHead(sheet) === head,
      })),
    taken: sheets.map((sheet) => ({ name: sheet.name, rows: sheet.cells.length })),
    sample: (first?.cells ?? []).slice(0, SAMPLE_ROWS).map((row) => row.slice(0, SAMPLE_COLUMNS)),
  };
  return { sheets, opened };
}

/** Without the empty rows at the end: a text that ends in a line break has one. */
const untilLast = (cells: readonly (readonly string[])[]): SheetCells =>
  cells
    .slice(0, cells.findLastIndex((row) => row.some((cell) => cell !== '')) + 1)
    .map((row) => row.map(original));
