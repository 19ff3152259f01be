import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { StaleNote } from '@/shared/ui/states/stale-note';
import { useErrorText } from '../edit/use-error-text';
import { fieldText } from '../list/table/list-column';
import type { ListColumn } from '../list/table/list-column';
import { ListWaiting } from '../list/table/list-waiting';
import { NothingFound } from '../list/table/nothing-found';
import { BranchName } from './branch-name';
import { FoundText } from './found-text';
import { treeBranches } from './tree-levels';
import type { TreeBranch, TreeLevels, TreeLevelRow } from './tree-levels';
import '../list/table/list-table.css';
import './tree-table.css';

interface TreeTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  /** The head of the first column, which has the names. */
  nameHead: string;
  nameOf: (row: Row) => string;
  /** The other columns. On narrow screens only those with content are shown: a cell may be null. */
  columns: readonly ListColumn<Row>[];
  levels: TreeLevels<Row>;
  rootId: string;
  /** Ids of the open rows. */
  open: readonly string[];
  onOpen: (ids: readonly string[]) => void;
  /** The last column, as links (`RowAction`). */
  actions?: (row: Row) => ReactNode;
  /** What an empty tree says. */
  empty: { why: string; next?: string };
  /** The search whose matches are shown, and the fields in which they are marked, as the name is. */
  marked?: { query: string; fields: readonly string[]; onClear: () => void };
}

/**
 * A tree that loads the level below a row when it is opened; below 768 px rows, indented by level, in place of a
 * table. Loaded rows stay, marked as saved, if they cannot be loaded again.
 */
export function TreeTable<Row extends TreeLevelRow>(props: TreeTableProps<Row>) {
  const { levels, rootId, open, empty, marked } = props;
  const errorText = useErrorText();
  const Lines = useIsBelow(768) ? TreeRows : TreeGrid;
  const top = levels.get(rootId);
  const retry = () => void top?.refetch();
  if (top?.rows === undefined)
    return <ListWaiting isError={top?.isError === true} error={top?.error} onRetry={retry} />;
  return (
    <>
      {top.isError && <StaleNote savedAt={top.savedAt} onReload={retry} why={errorText(top.error)} />}
      {top.rows.length === 0 ? (
        <div className="list-state">
          {marked === undefined ? <EmptyState {...empty} /> : <NothingFound onClear={marked.onClear} />}
        </div>
      ) : (
        <Lines {...props} branches={treeBranches(levels, rootId, open)} />
      )}
    </>
  );
}

type LinesProps<Row> = TreeTableProps<Row> & { branches: readonly TreeBranch<Row>[] };

const depthOf = ({ depth }: TreeBranch<unknown>) => ({ '--tree-depth': depth }) as CSSProperties;

function TreeGrid<Row extends TreeLevelRow>(props: LinesProps<Row>) {
  const { label, nameHead, columns, branches, actions, marked } = props;
  const { t } = useTexts('console');
  return (
    <div className="list-grid tree-table">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{nameHead}</th>
            {columns.map(({ id, head, align }) => (
              <th key={id} scope="col" className={align === 'end' ? 'list-number' : undefined}>
                {head}
              </th>
            ))}
            {actions && (
              <th scope="col" className="list-actions">
                {t('list.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {branches.map((branch) => (
            <tr key={branch.key}>
              <td
                className="tree-table-name"
                style={depthOf(branch)}
                colSpan={'level' in branch ? columns.length + 2 : undefined}
              >
                <BranchName {...props} branch={branch} query={marked?.query} />
              </td>
              {'row' in branch &&
                columns.map((column) => (
                  <td key={column.id} className={column.align === 'end' ? 'list-number' : undefined}>
                    {contentOf(column, branch.row, marked) ?? '—'}
                  </td>
                ))}
              {'row' in branch && actions && <td className="list-actions">{actions(branch.row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TreeRows<Row extends TreeLevelRow>(props: LinesProps<Row>) {
  const { label, branches, actions, marked } = props;
  return (
    <ul className="list-rows" aria-label={label}>
      {branches.map((branch) => (
        <li key={branch.key} className="tree-row" style={depthOf(branch)}>
          <div className="list-rows-head">
            <b>
              <BranchName {...props} branch={branch} query={marked?.query} />
            </b>
          </div>
          {'row' in branch && <Facts {...props} row={branch.row} />}
          {'row' in branch && actions && <div className="list-rows-actions">{actions(branch.row)}</div>}
        </li>
      ))}
    </ul>
  );
}

function Facts<Row extends TreeLevelRow>({ columns, row, marked }: LinesProps<Row> & { row: Row }) {
  const facts = columns
    .map((column) => ({ id: column.id, head: column.head, content: contentOf(column, row, marked) }))
    .filter(({ content }) => content !== null);
  return (
    <dl className="list-rows-cells">
      {facts.map(({ id, head, content }) => (
        <div key={id}>
          <dt>{head}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}

function contentOf<Row extends TreeLevelRow>(
  { id, cell }: ListColumn<Row>,
  row: Row,
  marked: TreeTableProps<Row>['marked'],
): ReactNode {
  if (cell !== undefined) return cell(row) ?? null;
  const text = fieldText(row, id);
  if (marked === undefined || text === null || !marked.fields.includes(id)) return text;
  return <FoundText text={String(text)} query={marked.query} />;
}
