import { type ChangedRow, compareEditions } from '../compare-editions';
import type { EditionRow } from '../read-edition';
import { readEdition } from '../read-edition';
import { laneVerdicts } from './lane-verdict';
import { type LineTable, mappingOf, type TariffLayout } from './tariff-layout';

/** A changed line; `size` is its largest change in percentage points, null if no change can be computed. */
export interface SizedChange extends ChangedRow {
  readonly size: number | null;
}

/** An edition against the one in force. Only columns that both have are compared. */
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

/** Answers (one per line and exporter) that say something else than before. */
export interface VerdictChanges {
  readonly changed: number;
  readonly lines: number;
  readonly byParty: readonly (readonly [party: string, changed: number])[];
}

/** The lines of a table as read; cells that cannot be read have no value. */
export const linesOf = (table: LineTable, layout: TariffLayout): readonly EditionRow[] =>
  readEdition({ header: table.columns, rows: table.rows }, mappingOf(layout, table.columns)).rows;

/** The difference of a table of lines against the one in force. */
export function differenceOf(before: LineTable, after: LineTable, layout: TariffLayout): EditionDifference {
  const shared = after.columns.filter((column) => before.columns.includes(column));
  const [old, current] = [linesOf(before, layout), linesOf(after, layout)];
  const changes = compareEditions(old, current, shared);
  return {
    added: changes.added,
    removed: changes.removed,
    changed: changes.changed
      .map((change) => ({ ...change, size: sizeOf(change) }))
      .toSorted((a, b) => (b.size ?? -1) - (a.size ?? -1)),
    lostColumns: before.columns.filter((column) => !after.columns.includes(column)),
    newColumns: after.columns.filter((column) => !before.columns.includes(column)),
    verdicts: verdictChanges(
      [
        ...changes.removed.map((row) => [row, null] as const),
        ...changes.added.map((row) => [null, row] as const),
        ...changes.changed.map((change) => [change.before, change.after] as const),
      ],
      layout,
    ),
  };
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

function verdictChanges(
  pairs: readonly (readonly [EditionRow | null, EditionRow | null])[],
  layout: TariffLayout,
): VerdictChanges {
  const counts = new Map<string, number>();
  let lines = 0;
  for (const [before, after] of pairs) {
    const [old, current] = [laneVerdicts(before, layout), laneVerdicts(after, layout)];
    const changed = [...current].filter(([party, verdict]) => old.has(party) && old.get(party) !== verdict);
    if (changed.length > 0) lines += 1;
    for (const [party] of changed) counts.set(party, (counts.get(party) ?? 0) + 1);
  }
  const byParty = [...counts].toSorted(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
  return { changed: byParty.reduce((sum, [, count]) => sum + count, 0), lines, byParty };
}
