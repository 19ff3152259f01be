import type { SheetCells } from './reading/file-format';
import type { EditionFileProblem, Repair } from './import-problem';

/** The cells with their repairs; a row left out is empty, and one after the last is new. */
export function repaired(cells: SheetCells, repairs: readonly Repair[]): SheetCells {
  if (repairs.length === 0) return cells;
  const next = new Map(cells.entries());
  for (const { row, column, text } of repairs)
    next.set(row - 1, column === null ? [] : withCell(next.get(row - 1) ?? [], column, text));
  const length = newRow(cells.length, repairs) - 1;
  return Array.from({ length }, (_each, at) => next.get(at) ?? []);
}

/** A repair replaces the earlier one of its cell. */
export function withRepair(repairs: readonly Repair[], next: Repair): Repair[] {
  return [...repairs.filter(({ row, column }) => row !== next.row || column !== next.column), next];
}

/** The repairs of the other rows. */
export const withoutRow = (repairs: readonly Repair[], number: number): Repair[] =>
  repairs.filter(({ row }) => row !== number);

/** The number of a new row: after those of the file, and those that repairs added. */
export const newRow = (rows: number, repairs: readonly Repair[]): number =>
  Math.max(rows, ...repairs.map(({ row }) => row)) + 1;

/** The repairs whose cells are no longer refused; what was corrected in a row that is left out is none. */
export function doneRepairs(repairs: readonly Repair[], problems: readonly EditionFileProblem[]): Repair[] {
  const refused = new Set(problems.map(({ row, column }) => `${row} ${column}`));
  const leftOut = new Set(leftOutRows(repairs).map(({ row }) => row));
  return repairs.filter(({ row, column }) => !leftOut.has(row) && !refused.has(`${row} ${column}`));
}

/** The repairs that leave a row out. */
export const leftOutRows = (repairs: readonly Repair[]): Repair[] =>
  repairs.filter(({ column }) => column === null);

function withCell(row: readonly string[], column: number, text: string): string[] {
  const length = Math.max(row.length, column + 1);
  return Array.from({ length }, (_each, place) => (place === column ? text : (row[place] ?? '')));
}
