import { readSheet } from 'read-excel-file/universal';

/** A cell of a sheet: text, number, yes or no, a date; null where it is empty or covered by a merged one. */
export type SheetCell = string | number | boolean | Date | null;

/**
 * The cells of the first sheet of a workbook (Office Open XML), formulas by the value the spreadsheet saved. Works on the
 * thread it is called on: large files belong in a worker. Rejects where the bytes are no such workbook.
 */
export const readFirstSheet = async (bytes: ArrayBuffer): Promise<SheetCell[][]> =>
  (await readSheet(bytes)) as unknown as SheetCell[][];
