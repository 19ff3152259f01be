import { useTexts } from '@/shared/i18n/use-texts';
import { cellOf } from './list-column';
import type { ListRow } from './list-column';
import { ListHead } from './list-head';
import type { ListTableProps } from './list-table-props';
import { PageCheck, RowCheck } from './row-check';

/** The rows of a list as a table; the head sorts on the server. */
export function ListGrid<Row extends ListRow>(props: ListTableProps<Row> & { rows: readonly Row[] }) {
  const { label, columns, list, answer, rows, nameOf, selection, actions, height } = props;
  const { t } = useTexts('console');
  return (
    <div
      className="list-grid"
      style={{ maxHeight: height }}
      // What scrolls must be reachable by keyboard, also where no row has anything to press.
      {...(height !== undefined && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      <table aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="list-check" inert={answer.isOld}>
                <PageCheck rows={rows} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <ListHead key={column.field} column={column} order={list.order} onOrder={list.setOrder} />
            ))}
            {actions && (
              <th scope="col" className="list-actions">
                {t('list.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody inert={answer.isOld}>
          {rows.map((row) => (
            <tr key={row.id} className={selection?.ids.includes(row.id) ? 'list-selected' : undefined}>
              {selection && (
                <td className="list-check">
                  <RowCheck row={row} selection={selection} nameOf={nameOf} />
                </td>
              )}
              {columns.map(({ field, isNumber, render }) => (
                <td key={field} className={isNumber ? 'list-number' : undefined}>
                  {render?.(row) ?? cellOf(row, field) ?? '—'}
                </td>
              ))}
              {actions && <td className="list-actions">{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
