import type { EditionRow } from './read-edition';

/** A line that both editions have with different cells; `columns` are the names of those that differ. */
export interface ChangedRow {
  readonly before: EditionRow;
  readonly after: EditionRow;
  readonly columns: readonly string[];
}

/** The changes of an edition against the one before; each list in the order of the codes. */
export interface EditionChanges {
  readonly added: readonly EditionRow[];
  readonly removed: readonly EditionRow[];
  readonly changed: readonly ChangedRow[];
}

/** Lines added, removed and changed, found by code and by occurrence of the code. Rates are compared as printed. */
export function compareEditions(before: readonly EditionRow[], after: readonly EditionRow[]): EditionChanges {
  const [old, current] = [byKey(before), byKey(after)];
  return {
    added: sorted(
      after.filter((row) => !old.has(keyOf(row))),
      (row) => row,
    ),
    removed: sorted(
      before.filter((row) => !current.has(keyOf(row))),
      (row) => row,
    ),
    changed: sorted(
      after.flatMap((row) => changeOf(old.get(keyOf(row)), row)),
      (change) => change.after,
    ),
  };
}

function changeOf(before: EditionRow | undefined, after: EditionRow): ChangedRow[] {
  if (before === undefined) return [];
  const [old, current] = [cellsOf(before), cellsOf(after)];
  const columns = [...new Set([...old.keys(), ...current.keys()])].filter(
    (column) => old.get(column) !== current.get(column),
  );
  return columns.length === 0 ? [] : [{ before, after, columns }];
}

function cellsOf(row: EditionRow): Map<string, string> {
  return new Map([
    ...Object.entries(row.descriptions),
    ...Object.entries(row.rates).map(([id, rate]): [string, string] => [id, rate.printed]),
    ...Object.entries(row.texts),
  ]);
}

const byKey = (rows: readonly EditionRow[]) => new Map(rows.map((row) => [keyOf(row), row]));

const keyOf = (row: EditionRow): string => `${row.code} ${row.occurrence}`;

function sorted<T>(items: readonly T[], rowOf: (item: T) => EditionRow): T[] {
  return items.toSorted((a, b) => {
    const [first, second] = [rowOf(a), rowOf(b)];
    if (first.code !== second.code) return first.code < second.code ? -1 : 1;
    return first.occurrence - second.occurrence;
  });
}
