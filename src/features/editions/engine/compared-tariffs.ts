import { differenceOf, type EditionRow, layoutOf, type LineTable } from '@/domain/editions';
import { type LineChangeKind, type ComparedEditions, type LineChange, MOST_CHANGES } from './engine-calls';

/** The tariff of an importer against the one in force. */
export function comparedTariffs(before: LineTable, after: LineTable, importer: string): ComparedEditions {
  const difference = differenceOf(before, after, layoutOf(importer));
  const { added, removed, changed, lostColumns, newColumns, verdicts } = difference;
  return {
    before: before.rows.length,
    after: after.rows.length,
    counts: { changed: changed.length, added: added.length, removed: removed.length },
    changes: [
      ...changed
        .slice(0, MOST_CHANGES)
        .map((change) => sent('changed', change.before, change.after, change.columns, change.size)),
      ...removed.slice(0, MOST_CHANGES).map((row) => sent('removed', row, null, Object.keys(row.rates))),
      ...added.slice(0, MOST_CHANGES).map((row) => sent('added', null, row, Object.keys(row.rates))),
    ],
    lostColumns: [...lostColumns],
    newColumns: [...newColumns],
    verdicts: {
      changed: verdicts.changed,
      lines: verdicts.lines,
      groups: verdicts.byParty.map(([party, count]) => [party, count]),
    },
    uncovered: 0,
  };
}

function sent(
  kind: LineChangeKind,
  before: EditionRow | null,
  after: EditionRow | null,
  columns: readonly string[],
  size: number | null = null,
): LineChange {
  const row = after ?? before;
  const textOf = (of: EditionRow | null, column: string) =>
    of?.rates[column]?.printed ?? of?.descriptions[column] ?? '';
  return {
    kind,
    code: row?.code ?? '',
    occurrence: row?.occurrence ?? 1,
    name: Object.values(row?.descriptions ?? {}).find((text) => text !== '') ?? '',
    cells: columns
      .map((column) => ({ column, before: textOf(before, column), after: textOf(after, column) }))
      .filter((cell) => cell.before !== '' || cell.after !== ''),
    size,
    effect: null,
  };
}
