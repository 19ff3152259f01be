import { type ChangedRow, compareEditions, type EditionChanges } from '../compare-editions';
import type { EditionRow } from '../read-edition';
import { readEdition } from '../read-edition';
import { type LineTable, mappingOf, type TariffLayout } from './tariff-layout';
import { type LinePair, type VerdictChanges, verdictChanges } from './verdict-changes';

/** A changed line; `size` is its largest change in percentage points, null if no change can be computed. */
export interface SizedChange extends ChangedRow {
  readonly size: number | null;
}

/**
 * An edition against the one in force. Lines are compared by the columns that both have, verdicts by all: a rate whose
 * column is missing is lost.
 */
export interface EditionDifference {
  readonly added: readonly EditionRow[];
  readonly removed: readonly EditionRow[];
  /** The largest first. */
  readonly changed: readonly SizedChange[];
  /** Columns of the edition in force that the new one lacks, and the reverse. */
  readonly lostColumns: readonly string[];
  readonly newColumns: readonly string[];
  readonly verdicts: VerdictChanges;
}

/** The lines of a table as read; cells that cannot be read have no value. */
export const linesOf = (table: LineTable, layout: TariffLayout): readonly EditionRow[] =>
  readEdition({ header: table.columns, rows: table.rows }, mappingOf(layout, table.columns)).rows;

/** The difference of a table of lines against the one in force. */
export function differenceOf(before: LineTable, after: LineTable, layout: TariffLayout): EditionDifference {
  const isFirst = before.columns.length === 0;
  const shared = after.columns.filter((column) => isFirst || before.columns.includes(column));
  const [old, current] = [byKey(before), byKey(after)];
  const places = shared.map((column): [number, number] => [
    before.columns.indexOf(column),
    after.columns.indexOf(column),
  ]);
  const isSame = (a: readonly string[], b: readonly string[]) =>
    places.every(([first, second]) => a[first] === b[second]);
  const same = new Set(
    [...current].flatMap(([key, row]) => {
      const earlier = old.get(key);
      return earlier !== undefined && isSame(earlier, row) ? [key] : [];
    }),
  );
  // Only lines that differ are read.
  const changes = compareEditions(
    rowsOf(before, old, same, shared, layout),
    rowsOf(after, current, same, shared, layout),
  );
  const lostColumns = before.columns.filter((column) => !after.columns.includes(column));
  const newColumns = after.columns.filter((column) => !shared.includes(column));
  const hasSameColumns = lostColumns.length === 0 && newColumns.length === 0;
  return {
    added: changes.added,
    removed: changes.removed,
    changed: changes.changed
      .map((change) => ({ ...change, size: sizeOf(change) }))
      .toSorted((a, b) => (b.size ?? -1) - (a.size ?? -1)),
    lostColumns,
    newColumns,
    verdicts: verdictChanges(hasSameColumns ? pairsOf(changes) : allPairs(before, after, layout), layout),
  };
}

/** The lines that differ, before and after. */
const pairsOf = ({ added, removed, changed }: EditionChanges): LinePair[] => [
  ...removed.map((row): LinePair => [row, null]),
  ...added.map((row): LinePair => [null, row]),
  ...changed.map((change): LinePair => [change.before, change.after]),
];

/** Every line, before and after, each with all its columns. */
function allPairs(before: LineTable, after: LineTable, layout: TariffLayout): LinePair[] {
  const keyed = (table: LineTable) =>
    new Map(linesOf(table, layout).map((row) => [`${row.code} ${row.occurrence}`, row]));
  const [old, current] = [keyed(before), keyed(after)];
  const keys = new Set([...old.keys(), ...current.keys()]);
  return [...keys].map((key) => [old.get(key) ?? null, current.get(key) ?? null]);
}

/** Rows by code and by occurrence of the code, which counts from 1. */
function byKey({ rows }: LineTable): Map<string, readonly string[]> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const code = String(row[0]);
      const occurrence = (counts.get(code) ?? 0) + 1;
      counts.set(code, occurrence);
      return [`${code} ${occurrence}`, row];
    }),
  );
}

/** The lines that differ, with the cells of the shared columns, as read. */
function rowsOf(
  table: LineTable,
  rows: ReadonlyMap<string, readonly string[]>,
  same: ReadonlySet<string>,
  shared: readonly string[],
  layout: TariffLayout,
): EditionRow[] {
  const different = [...rows].filter(([key]) => !same.has(key));
  const places = shared.map((column) => table.columns.indexOf(column));
  const cells = different.map(([, row]) => places.map((place) => String(row[place])));
  const read = linesOf({ columns: shared, rows: cells }, layout);
  return read.map((row, at) => ({ ...row, occurrence: Number(String(different[at]?.[0]).split(' ')[1]) }));
}

function sizeOf({ before, after, columns }: ChangedRow): number | null {
  const sizes = columns.flatMap((id) => {
    const [first, second] = [before.rates[id]?.duty, after.rates[id]?.duty];
    return first?.kind === 'adValorem' && second?.kind === 'adValorem'
      ? [Math.abs(second.percent - first.percent)]
      : [];
  });
  return sizes.length === 0 ? null : Math.max(...sizes);
}
