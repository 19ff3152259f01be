import { readSheet as readAnySheet } from 'read-excel-file/universal';
import { quickCells, type SheetCell } from './xlsx-cells';
import { mergedRows } from './xlsx-merged';
import { openWorkbook } from './xlsx-sheets';

/** A sheet of a workbook as read. */
interface ReadSheet {
  /** The names of all sheets with a table, and of this one; null if the workbook does not say. */
  sheets: string[];
  name: string | null;
  cells: SheetCell[][];
  hasFormulas: boolean;
}

/**
 * The cells of a sheet of a workbook (Office Open XML), formulas as their saved value: of the one with the wanted name,
 * else of the first. A cell merged over several rows has its value in each of them, in its first column. Runs on the
 * calling thread: use a worker for large files. Rejects if the bytes are not such a workbook.
 */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>, wanted: string | null): Promise<ReadSheet> {
  const { sheets, name, texts } = openWorkbook(bytes, wanted);
  const cells = quickCells(texts) ?? (await readAnyCells(bytes, name));
  for (const { column, first, last } of mergedRows(texts.sheet)) {
    const value = cells[first]?.[column] ?? null;
    for (const row of cells.slice(first + 1, last + 1)) row[column] ??= value;
  }
  return { sheets, name, cells, hasFormulas: hasFormula(texts.sheet) };
}

async function readAnyCells(bytes: Uint8Array<ArrayBuffer>, name: string | null): Promise<SheetCell[][]> {
  return (await readAnySheet(bytes.slice().buffer, name ?? 1)) as unknown as SheetCell[][];
}

const hasFormula = (sheet: string): boolean => /<(?:\w+:)?f[ />]/.test(sheet);
