import { type LineTable, ruleDifference, type RuleLineChange } from '@/domain/editions';
import type { LineChangeKind, Comparison, LineChange } from './engine-calls';
import { changedColumns } from './found-changes';

const KINDS: readonly LineChangeKind[] = ['changed', 'removed', 'added'];

/** The rules of origin against those in force, for the codes of the nomenclature. */
export function comparedRules(
  before: LineTable,
  after: LineTable,
  nomenclature: ReadonlySet<string>,
): Comparison {
  const difference = ruleDifference(before, after, nomenclature);
  const { effects, uncovered } = difference;
  const of = (kind: LineChangeKind) => difference.changes.filter((change) => change.kind === kind);
  const changes = KINDS.flatMap((kind) => of(kind).map(sent));
  const compared = {
    before: before.rows.length,
    after: after.rows.length,
    counts: { changed: of('changed').length, removed: of('removed').length, added: of('added').length },
    columns: changedColumns(changes),
    lostColumns: [],
    newColumns: [],
    verdicts: {
      changed: effects.reduce((sum, [, codes]) => sum + codes, 0),
      lines: difference.changes.filter(({ codes }) => codes > 0).length,
      groups: effects.map(([effect, codes]): [string, number] => [effect, codes]),
    },
    uncovered,
    steep: 0,
  };
  return { compared, changes };
}

const sent = ({ kind, code, cells, codes, effect }: RuleLineChange): LineChange => ({
  kind,
  code,
  occurrence: 1,
  name: '',
  cells: cells.map((cell) => ({ ...cell })),
  size: codes,
  effect,
  verdicts: [],
});
