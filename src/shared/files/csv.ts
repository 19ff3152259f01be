/** One column of a table to write: `key` of the row, `label` in the head line. */
export interface CsvColumn {
  key: string;
  label: string;
}

/** The content of a cell; null leaves it empty. */
export type CsvCell = string | number | null;

/**
 * Writes rows as CSV (RFC 4180, comma, CRLF) under a head line. A text a spreadsheet would run as a formula is
 * prefixed with an apostrophe; numbers, including negative ones, are written unchanged, with a decimal point in any
 * language.
 */
export function toCsv(
  rows: readonly Readonly<Record<string, CsvCell>>[],
  columns: readonly CsvColumn[],
): string {
  return [csvLine(columns.map(({ label }) => label)), ...csvLines(rows, columns)].join('\r\n');
}

/** The same without the head line, line by line. */
export const csvLines = (
  rows: readonly Readonly<Record<string, CsvCell>>[],
  columns: readonly CsvColumn[],
): string[] => rows.map((row) => csvLine(columns.map(({ key }) => row[key] ?? null)));

/** Cells as one line of a CSV file. */
export const csvLine = (cells: readonly CsvCell[]): string => cells.map(written).join(',');

/**
 * A text that is safe in a spreadsheet: prefixed with an apostrophe if it begins with `= + - @`, even in full width
 * or after invisible characters, or with a tab or a line break, and is not a number.
 */
export const neutralised = (text: string) =>
  FORMULA.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;

/** The text of a cell that `neutralised` may have written. */
export const original = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** East Asian spreadsheets treat full-width signs as plain ones. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠])/u;

function written(cell: CsvCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell) : neutralised(cell);
  // Quoted, a cell stays one cell even if the list separator is a semicolon or a tab.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
