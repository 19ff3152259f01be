import { readSheet as readAnySheet } from 'read-excel-file/universal';
import { quickCells, sharedTexts, type SheetCell } from './xlsx-cells';
import { mergedRows } from './xlsx-merged';
import { sheetOpener } from './xlsx-sheets';

/** A sheet of a workbook as read. */
interface ReadSheet {
  /** The names of all sheets with a table, and of this one; null if the workbook does not say. */
  sheets: string[];
  name: string | null;
  cells: SheetCell[][];
  hasFormulas: boolean;
}

/**
 * Reads the cells of sheets of a workbook (Office Open XML), formulas as their saved value: of the one with the wanted
 * name, else of the first. What sheets share is read once. A cell merged over several rows has its value in each of them,
 * in its first column. Runs on the calling thread: use a worker for large files. Throws if the bytes are not such a
 * workbook.
 */
export function sheetReader(bytes: Uint8Array<ArrayBuffer>): (wanted: string | null) => Promise<ReadSheet> {
  const open = sheetOpener(bytes);
  let shared: string[] | null = null;
  return async (wanted) => {
    const { sheets, name, texts } = open(wanted);
    shared ??= sharedTexts(texts.strings);
    const cells = quickCells(texts, shared) ?? (await readAnyCells(bytes, name));
    for (const { column, first, last } of mergedRows(texts.sheet)) {
      const value = cells[first]?.[column] ?? null;
      for (const row of cells.slice(first + 1, last + 1)) row[column] ??= value;
    }
    return { sheets, name, cells, hasFormulas: hasFormula(texts.sheet) };
  };
}

async function readAnyCells(bytes: Uint8Array<ArrayBuffer>, name: string | null): Promise<SheetCell[][]> {
  return (await readAnySheet(bytes.slice().buffer, name ?? 1)) as unknown as SheetCell[][];
}

const hasFormula = (sheet: string): boolean => /<(?:\w+:)?f[ />]/.test(sheet);
