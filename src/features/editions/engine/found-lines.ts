import {
  type FileFormat,
  layoutOf,
  leftOutRows,
  type LineTable,
  type Repair,
  repaired,
  type SheetCells,
} from '@/domain/editions';
import type { FileRow, WantedRows } from './engine-calls';
import { lineFinder } from './line-finder';

/** The lines whose code begins with a text, or with a description that has it. */
export function foundLines({ columns, rows }: LineTable, text: string, subject: string): LineTable['rows'] {
  const descriptions = Object.keys(layoutOf(subject).descriptions).map((id) => columns.indexOf(id));
  const isFound = lineFinder(text);
  return rows.filter((row) => isFound(row[0] ?? '', textsAt(row, descriptions)));
}

/**
 * The same of the rows of a file below its head, corrected; or only those that were corrected. Rows without a code are
 * headings. A row that is left out has its cells of before.
 */
export function foundRows(
  cells: SheetCells,
  { firstRow, places, subject }: FileFormat,
  repairs: readonly Repair[],
  { text, isRepairedOnly }: WantedRows,
): FileRow[] {
  const placeOf = (id: string) => places[id] ?? -1;
  const descriptions = Object.keys(layoutOf(subject).descriptions).map(placeOf);
  const leftOut = new Set(leftOutRows(repairs).map(({ row }) => row));
  const corrected = repaired(
    cells,
    repairs.filter(({ column }) => column !== null),
  );
  const changed = new Set(repairs.map(({ row }) => row));
  const isFound = lineFinder(text);
  return corrected.flatMap((row, at): FileRow[] => {
    const code = row[placeOf('code')] ?? '';
    const isShown = changed.has(at + 1) || (code !== '' && !isRepairedOnly);
    return at >= firstRow && isShown && isFound(code, textsAt(row, descriptions))
      ? [{ row: at + 1, cells: [...row], isLeftOut: leftOut.has(at + 1) }]
      : [];
  });
}

const textsAt = (row: readonly string[], places: readonly number[]): string[] =>
  places.map((place) => row[place] ?? '');
