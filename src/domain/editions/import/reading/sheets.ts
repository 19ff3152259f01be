import type { Repair } from '../import-problem';
import { type FileFormat, recognise, type SheetCells } from './file-format';

/** A sheet of a workbook, or the one table of another file, with the format that is recognised. */
export interface FileSheet {
  readonly name: string;
  readonly cells: SheetCells;
  readonly format: FileFormat | null;
}

/** A sheet as it is read while an edition of `subject` is imported. */
export const fileSheet = (name: string, cells: SheetCells, subject: string): FileSheet => ({
  name,
  cells,
  format: recognise(cells, subject),
});

/** Of a sheet that is read, how many rows it has. */
export interface SheetRows {
  readonly name: string;
  readonly rows: number;
}

/** Rows in which the head of a sheet is searched. */
const HEAD_ROWS = 20;

/**
 * The head of a sheet as one text: sheets with the same one are read together. A head is the same if the same columns
 * are recognised at the same places; if none are, if the first row with two texts is the same.
 */
export function sheetHead({ cells, format }: FileSheet): string {
  if (format === null) return rowText(cells.find(isTableRow) ?? []);
  return JSON.stringify([format.shape, format.subject, Object.entries(format.places)]);
}

/**
 * The sheets that are read: the chosen ones; else those with the same head as the leading one. That comes first, and is
 * the first one whose head is recognised for the edition, or the first one with a table.
 */
export function takenSheets<Sheet extends FileSheet>(
  sheets: readonly Sheet[],
  subject: string,
  chosen: readonly string[] | null,
): readonly Sheet[] {
  const wanted = sheets.filter(({ name }) => chosen?.includes(name));
  const tables = wanted.length > 0 ? wanted : sheets.filter(({ cells }) => cells.some(isTableRow));
  const first = tables.find(({ format }) => format?.subject === subject) ?? tables[0];
  if (first === undefined) return sheets.slice(0, 1);
  const others = tables.filter((sheet) => sheet !== first);
  if (wanted.length > 0) return [first, ...others];
  const head = sheetHead(first);
  return [first, ...others.filter((sheet) => sheetHead(sheet) === head)];
}

/**
 * The rows of the sheets, one sheet below the other, for the format of the first. Those of the others down to their head
 * are empty, so that no row is counted differently; where a sheet has no head that is known, all of its rows are read.
 */
export const stackedSheets = (sheets: readonly FileSheet[], format: FileFormat): SheetCells =>
  sheets.flatMap((sheet, at) => {
    const head = at === 0 ? 0 : rowsOfHead(sheet, format.head);
    return sheet.cells.map((row, place) => (place < head ? [] : row));
  });

function rowsOfHead({ cells, format }: FileSheet, head: readonly string[]): number {
  const wanted = rowText(head);
  const same = cells.slice(0, HEAD_ROWS).findIndex((row) => row.some(isText) && rowText(row) === wanted);
  return same >= 0 ? same + 1 : (format?.firstRow ?? 0);
}

/** The sheet of a row of stacked sheets, and its number there. Rows that were added follow those of the last sheet. */
export function rowPlace(sheets: readonly SheetRows[], row: number): { sheet: string; row: number } {
  let before = 0;
  for (const { name, rows } of sheets.slice(0, -1)) {
    if (row <= before + rows) return { sheet: name, row: row - before };
    before += rows;
  }
  return { sheet: sheets.at(-1)?.name ?? '', row: row - before };
}

/** The repairs for other sheets of the same workbook: those of a sheet that is no longer read are gone. */
export function movedRepairs(
  repairs: readonly Repair[],
  before: readonly SheetRows[],
  after: readonly SheetRows[],
): Repair[] {
  const added = allRows(before);
  return repairs.flatMap((repair) => {
    if (repair.row > added) return [{ ...repair, row: repair.row - added + allRows(after) }];
    const { sheet, row } = rowPlace(before, repair.row);
    const at = after.findIndex(({ name }) => name === sheet);
    return at < 0 ? [] : [{ ...repair, row: row + allRows(after.slice(0, at)) }];
  });
}

const allRows = (sheets: readonly SheetRows[]): number => sheets.reduce((sum, { rows }) => sum + rows, 0);

const isText = (cell: string): boolean => cell.trim() !== '';

/** A table has two texts beside each other. */
const isTableRow = (row: readonly string[]): boolean => row.filter(isText).length > 1;

/** The texts of a row up to the last. */
const rowText = (row: readonly string[]): string =>
  JSON.stringify(row.slice(0, row.findLastIndex(isText) + 1).map((cell) => cell.trim()));
