import { Fragment } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '@/shared/ui/styles/class-names';
import { cellOf, detailsOf, fieldText, type ListColumn, type ListRow } from './list-column';
import type { ListTableProps } from './list-table-props';
import { PageCheck, RowCheck } from './row-check';
import { SortHead } from './sort-head';

/** The rows of a list as a table; the head sorts on the server. */
export function ListGrid<Row extends ListRow>(props: ListTableProps<Row> & { rows: readonly Row[] }) {
  const { label, columns, list, answer, rows, nameOf, selection, actions, height } = props;
  const { t } = useTexts('console');
  return (
    <div
      className="list-grid"
      style={{ maxHeight: height }}
      // Scrollable content must be reachable by keyboard, even if no row has a control.
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
              <SortHead key={column.id} column={column} sort={list.sort} onSort={list.setSort} />
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
            <Fragment key={row.id}>
              <tr className={selection?.ids.includes(row.id) ? 'list-selected' : undefined}>
                {selection && (
                  <td className="list-check">
                    <RowCheck row={row} selection={selection} nameOf={nameOf} />
                  </td>
                )}
                {columns.map((column) => (
                  <ListCell key={column.id} column={column} row={row} />
                ))}
                {actions && <td className="list-actions">{actions(row)}</td>}
              </tr>
              {detailsOf(columns, row).map(({ id, content }) => (
                <tr key={id} className="list-detail">
                  <td colSpan={columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)}>{content}</td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ListCell<Row extends ListRow>({ column, row }: { column: ListColumn<Row>; row: Row }) {
  const { id, align, isWhole, isLong, text } = column;
  if (isLong !== true)
    return (
      <td className={classNames(align === 'end' && 'list-number', isWhole && 'no-break')}>
        {cellOf(column, row)}
      </td>
    );
  const whole = text === undefined ? fieldText(row, id) : text(row);
  return (
    <td>
      <div className="list-long" title={whole === null ? undefined : String(whole)}>
        {cellOf(column, row)}
      </div>
    </td>
  );
}
