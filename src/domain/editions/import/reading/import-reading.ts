import type { FileFormat, SheetCells } from './file-format';
import type { EditionFileProblem } from '../import-problem';
import { layoutOf } from '../layouts';
import type { LineTable } from '../tariff-layout';

/** A file to read. */
export interface ImportSource {
  readonly cells: SheetCells;
  readonly format: FileFormat;
  /** The first day of the edition, `yyyy-MM-dd`. */
  readonly validFrom: string;
  /** The six-digit codes of the HS edition. */
  readonly nomenclature: ReadonlySet<string>;
}

/** What a file says: its lines as printed, what is refused, and how many rows are no lines. */
export interface ImportReading {
  readonly table: LineTable;
  readonly problems: readonly EditionFileProblem[];
  /** Rows of headings, of other years, or of kinds of rates that are not used. */
  readonly skipped: number;
  /** Lines with the code and the rates of an earlier line; 0 where each code has one line. */
  readonly repeated: number;
}

/** The text of a field in a row of the file; empty if the file has no such column. */
export function fieldReader(format: FileFormat): (row: readonly string[], id: string) => string {
  return (row, id) => {
    const place = format.places[id] ?? null;
    return place === null ? '' : (row[place] ?? '').trim();
  };
}

/** Collects what is refused; `at` is the index of the row. */
export function problemList({ cells, format }: ImportSource) {
  const problems: EditionFileProblem[] = [];
  const textOf = fieldReader(format);
  const languages = Object.keys(layoutOf(format.subject).descriptions);
  return {
    problems,
    add: (at: number, field: string, reason: EditionFileProblem['reason'], text: string) => {
      const textAt = (id: string) =>
        cells
          .slice(at, at + 1)
          .map((row) => textOf(row, id))
          .join('');
      const names = languages.map(textAt);
      problems.push({
        row: at + 1,
        column: Number(format.places[field]),
        field,
        code: textAt('code'),
        name: names.find((name) => name !== '') ?? '',
        reason,
        text,
      });
    },
  };
}

export const isEmptyRow = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** Whether the first cell of a row marks it as a note, as the examples of the templates are. */
export const isNote = ([first = '']: readonly string[]): boolean => first.trim().startsWith('#');

/** In the order of the file. */
export const inFileOrder = (problems: readonly EditionFileProblem[]): EditionFileProblem[] =>
  problems.toSorted((a, b) => a.row - b.row || a.column - b.column);
