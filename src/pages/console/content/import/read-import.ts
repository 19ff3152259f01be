import { draftProblemsOf, problemsOf, type FieldProblem } from '@/features/content/content-checks';
import { valuesOfKind, type ContentField, type ContentKind } from '@/features/content/content-kind';
import type { ContentValue, ContentValues } from '@/features/content/content-schema';
import { cleanedHtml } from '@/shared/console-ui/rich-text/rich-html';
import { original } from '@/shared/files/csv';
import { codesIn, type WordsOf } from './choice-codes';

/** What each column of a file is: a field's name, `id`, or null for a column that is left out. */
export type ImportColumns = readonly (string | null)[];

/** A row of a file, by its number in a spreadsheet: with an id it changes that record, without one it is new. */
export interface ImportRow {
  row: number;
  id: string | null;
  values: ContentValues;
}

/** A cell of a file, by the number of its row in a spreadsheet. */
export interface ImportCell {
  row: number;
  field: ContentField;
}

/** A cell that the checks refuse. */
export interface ImportProblem extends ImportCell, FieldProblem {
  value: ContentValue;
}

/** A file as read: its rows, and what is wrong with them. */
export interface ImportFile {
  rows: readonly ImportRow[];
  /** Texts from which something was taken out that the portal does not show. */
  cleaned: readonly ImportCell[];
  /** Required fields that are empty: the drafts are written, and cannot be published yet. */
  incomplete: readonly ImportCell[];
  /** Why nothing is written. */
  problems: readonly ImportProblem[];
}

/** The columns of a head: names of fields as in an exported file, or their labels in the reader's language. */
export function columnsIn(
  kind: ContentKind,
  head: readonly string[],
  labelOf: (field: ContentField) => string,
): ImportColumns {
  const names = head.map((cell) =>
    cell === 'id'
      ? cell
      : (kind.fields.find((each) => each.name === cell || labelOf(each) === cell)?.name ?? null),
  );
  return names.map((name, at) => (names.indexOf(name) === at ? name : null));
}

/** The columns with one of them changed; a field has one column only. */
export const withColumn = (columns: ImportColumns, at: number, name: string | null): ImportColumns =>
  columns.map((each, place) => (place === at ? name : each === name ? null : each));

/**
 * Reads the rows below the head. A field without a column is empty in new records, and in others as it is in `current`.
 * Choices are read by their codes or by their words. HTML comes without what the portal does not show.
 */
export function readImport(
  kind: ContentKind,
  cells: readonly (readonly string[])[],
  columns: ImportColumns,
  current: (id: string) => ContentValues | null,
  wordsOf: WordsOf,
): ImportFile {
  const fields = kind.fields.filter(({ name }) => columns.includes(name));
  if (fields.length === 0) return { rows: [], cleaned: [], incomplete: [], problems: [] };
  const full = cells
    .map((row, at) => ({ row, number: at + 1 }))
    .slice(1)
    .filter(({ row }) => row.some((cell) => cell.trim() !== ''));
  const read = full.map(({ row, number }) => {
    const cellOf = (name: string) => original(row[columns.indexOf(name)] ?? '');
    const id = columns.includes('id') ? cellOf('id').trim() || null : null;
    const texts = fields.map((field) => ({ field, ...textOf(field, cellOf(field.name), wordsOf) }));
    const sent = Object.fromEntries(texts.map(({ field, text }) => [field.name, text]));
    return {
      row: {
        row: number,
        id,
        values: valuesOfKind(kind, { ...(id === null ? null : current(id)), ...sent }),
      },
      cleaned: texts.flatMap(({ field, isCleaned }) => (isCleaned ? [{ row: number, field }] : [])),
    };
  });
  const rows = read.map(({ row }) => row);
  /** The cells in which `problemsIn` finds something, with what it finds. */
  const cellsWith = (problemsIn: typeof problemsOf) =>
    rows.flatMap(({ row, values }) =>
      problemsIn(kind, values).map((found) => ({ ...found, row, value: values[found.field.name] })),
    );
  return {
    rows,
    cleaned: read.flatMap(({ cleaned }) => cleaned),
    incomplete: cellsWith(problemsOf)
      .filter(({ problem }) => problem === 'required')
      .map(({ row, field }) => ({ row, field })),
    problems: cellsWith(draftProblemsOf),
  };
}

function textOf(field: ContentField, cell: string, wordsOf: WordsOf): { text: string; isCleaned: boolean } {
  if (field.type !== 'html') return { text: codesIn(field, cell, wordsOf), isCleaned: false };
  const { html, isChanged } = cleanedHtml(cell);
  return { text: html, isCleaned: isChanged };
}
