import {
  changedVerdicts,
  differenceOf,
  type EditionRow,
  layoutOf,
  type LineTable,
  type TariffLayout,
} from '@/domain/editions';
import type { LineChangeKind, Comparison, LineChange } from './engine-calls';
import { changedColumns } from './found-changes';

/** A duty in per cent above which a new rate is more likely a mistake. */
const STEEP_PERCENT = 100;

/** The tariff of an importer against the one in force. */
export function comparedTariffs(before: LineTable, after: LineTable, importer: string): Comparison {
  const layout = layoutOf(importer);
  const difference = differenceOf(before, after, layout);
  const { added, removed, changed, lostColumns, newColumns, verdicts } = difference;
  const changes = [
    ...changed.map((change) =>
      sent('changed', layout, change.before, change.after, change.columns, change.size),
    ),
    ...removed.map((row) => sent('removed', layout, row, null, Object.keys(row.rates))),
    ...added.map((row) => sent('added', layout, null, row, Object.keys(row.rates))),
  ];
  const compared = {
    before: before.rows.length,
    after: after.rows.length,
    counts: { changed: changed.length, added: added.length, removed: removed.length },
    columns: changedColumns(changes),
    lostColumns: [...lostColumns],
    newColumns: [...newColumns],
    verdicts: {
      changed: verdicts.changed,
      lines: verdicts.lines,
      groups: verdicts.byParty.map(([party, count]): [string, number] => [party, count]),
    },
    uncovered: 0,
    steep:
      added.filter((row) => isSteep(row, Object.keys(row.rates))).length +
      changed.filter((change) => isSteep(change.after, change.columns)).length,
  };
  return { compared, changes };
}

const isSteep = ({ rates }: EditionRow, columns: readonly string[]) =>
  columns.some((column) => {
    const duty = rates[column]?.duty;
    return duty?.kind === 'adValorem' && duty.percent > STEEP_PERCENT;
  });

function sent(
  kind: LineChangeKind,
  layout: TariffLayout,
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
    verdicts: changedVerdicts([before, after], layout),
  };
}
