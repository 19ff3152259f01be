/** One column of a table to be written: `key` of the row, `label` in the head line. */
export interface CsvColumn {
  key: string;
  label: string;
}

/** What a cell holds; null leaves it empty. */
export type CsvCell = string | number | null;

/**
 * Writes rows as CSV (RFC 4180, comma, CRLF) under a head line. A text a spreadsheet would run as a formula is given an
 * apostrophe in front; numbers, negative ones too, are written as they are, with a decimal point whatever the language.
 */
export function toCsv(
  rows: readonly Readonly<Record<string, CsvCell>>[],
  columns: readonly CsvColumn[],
): string {
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ key }) => row[key] ?? null)),
  ];
  return lines.map((cells) => cells.map(written).join(',')).join('\r\n');
}

/**
 * A text that is safe in a spreadsheet: an apostrophe in front of one that begins with `= + - @`, also in full width or
 * behind signs that are not seen, with a tab or a line break, and is no number.
 */
export const neutralised = (text: string) =>
  FORMULA.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;

/** East Asian spreadsheets read the full-width signs as their plain ones. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}\p{Cc}]*[=+\-@＝＋－＠])/u;

function written(cell: CsvCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell) : neutralised(cell);
  // Where the list separator is a semicolon or a tab, a cell in quotes stays one cell too.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
