import { readSheet } from 'read-excel-file/universal';
import { quickCells, type SheetCell } from './xlsx-cells';
import { firstSheetTexts, hasFormula, mergedRows } from './xlsx-merged';

/**
 * The cells of the first sheet of a workbook (Office Open XML), formulas as their saved value. A cell merged over
 * several rows has its value in each of them, in its first column. Runs on the calling thread: use a worker for large
 * files. Rejects if the bytes are not such a workbook.
 */
export async function readFirstSheet(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ cells: SheetCell[][]; hasFormulas: boolean }> {
  const texts = firstSheetTexts(bytes);
  const cells = quickCells(texts) ?? ((await readSheet(bytes.slice().buffer)) as unknown as SheetCell[][]);
  for (const { column, first, last } of mergedRows(texts.sheet)) {
    const value = cells[first]?.[column] ?? null;
    for (const row of cells.slice(first + 1, last + 1)) row[column] ??= value;
  }
  return { cells, hasFormulas: hasFormula(texts.sheet) };
}
