import type { ContentField } from './content-kind';
import type { ContentValue } from './content-schema';

/** The codes of a field of type `choices`. */
export const choicesIn = (value: ContentValue): string[] =>
  String(value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Between the parts of one entry of a field of type `rows`. */
const PART_SEPARATOR = ' | ';

/** A row of one part in which nothing is typed yet: an empty line would be no row. */
const EMPTY_ROW = ' ';

/** The entries of a field of type `rows`, each with the text of its parts by name. */
export const rowsIn = (field: ContentField, text: ContentValue) =>
  typedRowsIn(field, String(text ?? '').trim()).map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, part]) => [name, part.trim()])),
  );

/** The same while it is typed: spaces at the end of a part stay, and so does a new row of one part. */
export function typedRowsIn(field: ContentField, text: ContentValue): Record<string, string>[] {
  const lines = String(text ?? '')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => {
    const parts = line === EMPTY_ROW ? [] : line.split(/ ?\| ?/);
    return Object.fromEntries((field.parts ?? []).map(({ name }, at) => [name, parts[at] ?? '']));
  });
}

/** The text of entries; the reverse of `typedRowsIn`. */
export function rowsText(field: ContentField, rows: readonly Readonly<Record<string, string>>[]): string {
  const plain = (text: string) => text.replaceAll(/[|\n]/g, ' ');
  return rows
    .map(
      (row) =>
        (field.parts ?? []).map(({ name }) => plain(row[name] ?? '')).join(PART_SEPARATOR) || EMPTY_ROW,
    )
    .join('\n');
}
