import { hasSameValues } from '@/features/content/content-kind';
import type { ContentRow } from '@/features/content/content-schema';
import type { ImportRow } from './read-import';

/** The records of a kind by id. */
export type SavedRecords = ReadonlyMap<string, ContentRow>;

/** What an import did with its rows. */
export interface ImportCounts {
  inserted: number;
  updated: number;
  unchanged: number;
}

/** An import that was sent and got no answer: the server may have carried it out. */
export interface LostImport {
  rows: readonly ImportRow[];
  /** The records as they were before it. */
  before: SavedRecords;
}

/** What is still to be sent of a file, and what lost imports have done with the other rows. */
interface RestOfFile {
  rows: readonly ImportRow[];
  done: ImportCounts;
}

/**
 * The rows of a file without those that lost imports of the user have written. The server writes all rows or none: one
 * row that is there says that all were written, even if somebody has changed or deleted others since.
 */
export function restOf(
  rows: readonly ImportRow[],
  lost: readonly LostImport[],
  saved: SavedRecords,
  userId: string,
): RestOfFile {
  const done: ImportCounts = { inserted: 0, updated: 0, unchanged: 0 };
  const written = new Map<string, ImportDone[]>();
  for (const attempt of lost.filter((each) => hasArrived(each, saved, userId)))
    for (const row of attempt.rows)
      written.set(keyOf(row), [...(written.get(keyOf(row)) ?? []), whatWasDone(row, attempt)]);
  const rest = rows.filter((row) => {
    const what = written.get(keyOf(row))?.pop();
    if (what !== undefined) done[what] += 1;
    return what === undefined;
  });
  return { rows: rest, done };
}

type ImportDone = keyof ImportCounts;

function whatWasDone({ id, values }: ImportRow, { before }: LostImport): ImportDone {
  if (id === null) return 'inserted';
  const earlier = before.get(id)?.values;
  return earlier !== undefined && hasSameValues(earlier, values) ? 'unchanged' : 'updated';
}

/** True if a record that was not there before, or not so, is now as a row of the import made it. */
function hasArrived({ rows, before }: LostImport, saved: SavedRecords, userId: string): boolean {
  const sent = new Set(rows.map(keyOf));
  return [...saved.values()].some((row) => {
    if (row.state !== 'draft' || row.writtenBy !== userId) return false;
    const earlier = before.get(row.id);
    if (earlier === undefined) return row.version === 0 && sent.has(keyOf({ id: null, values: row.values }));
    return (
      row.version > earlier.version && !hasSameValues(earlier.values, row.values) && sent.has(keyOf(row))
    );
  });
}

/** The same for the same record with the same values; empty values count for nothing. */
const keyOf = ({ id, values }: Pick<ImportRow, 'id' | 'values'>): string => {
  const filled = Object.entries(values).filter(([, value]) => value !== null);
  return JSON.stringify([id, filled.toSorted(([one], [other]) => (one < other ? -1 : 1))]);
};
