import { problemOf, type ContentProblem } from '@/features/content/content-checks';
import { valuesOfKind, type ContentField, type ContentKind } from '@/features/content/content-kind';
import type { ContentValues } from '@/features/content/content-schema';
import { csvRecords } from '@/shared/files/separated-records';

/** A row of a file: with an id it changes that record, without one it is new. */
export interface ImportRow {
  id: string | null;
  values: ContentValues;
}

/** A cell that the checks refuse, by the line of its row. */
export interface ImportProblem {
  line: number;
  field: ContentField;
  problem: ContentProblem;
}

/** A file as read: its rows, and what is wrong with them. `hasColumns` is false if it has none of the kind. */
export interface ImportFile {
  rows: readonly ImportRow[];
  problems: readonly ImportProblem[];
  hasColumns: boolean;
}

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Reads the text of a file whose first line names fields, as an exported file has them, in any order; other columns
 * are ignored. A field without a column is empty in new records, and in others as it is in `current`.
 */
export function readImport(
  kind: ContentKind,
  text: string,
  current: (id: string) => ContentValues | null,
): ImportFile {
  const [head, ...records] = csvRecords(text, separatorOf(text), 1);
  const names = (head?.cells ?? []).map((cell) => cell.trim());
  const fields = kind.fields.filter(({ name }) => names.includes(name));
  if (fields.length === 0) return { rows: [], problems: [], hasColumns: false };
  const full = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const rows = full.map(({ cells }): ImportRow => {
    const cellOf = (name: string) => plain(cells[names.indexOf(name)] ?? '');
    const id = names.includes('id') ? cellOf('id').trim() || null : null;
    const sent = Object.fromEntries(fields.map(({ name }) => [name, cellOf(name)]));
    return { id, values: valuesOfKind(kind, { ...(id === null ? null : current(id)), ...sent }) };
  });
  const problems = rows.flatMap(({ values }, at) =>
    kind.fields.flatMap((field) => {
      const problem = problemOf(field, values[field.name]);
      return problem === null ? [] : [{ line: full[at]?.line ?? 0, field, problem }];
    }),
  );
  return { rows, problems, hasColumns: true };
}

/** The separator that occurs most in the first line. */
function separatorOf(text: string): string {
  const first = text.split(/\r?\n/, 1)[0] ?? '';
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** Without the apostrophe that exported files have before what a spreadsheet would run. */
const plain = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');
