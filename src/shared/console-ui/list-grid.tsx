import { Table } from 'antd';
import type { TableColumnType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/shared/ui/icon';
import { cellOf } from './list-column';
import type { ListColumn, ListRow } from './list-column';
import type { ListOrder } from './list-address';
import type { ListTableProps } from './list-table-props';

/** The rows of a list as a table; the head sorts on the server. */
export function ListGrid<Row extends ListRow>(props: ListTableProps<Row> & { rows: readonly Row[] }) {
  const { label, columns, list, rows, nameOf, selection, actions, height } = props;
  const { t } = useTranslation('console');
  const actionColumn: TableColumnType<Row>[] = actions
    ? [
        {
          key: 'actions',
          title: t('list.actions'),
          className: 'list-actions',
          render: (_, row) => actions(row),
        },
      ]
    : [];
  return (
    <div
      className="list-grid"
      style={{ maxHeight: height }}
      // What scrolls must be reachable by keyboard, also where no row has anything to press.
      {...(height !== undefined && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      <Table<Row>
        aria-label={label}
        rowKey="id"
        dataSource={[...rows]}
        columns={[...columns.map((column) => toTableColumn(column, list.order)), ...actionColumn]}
        pagination={false}
        showSorterTooltip={false}
        onChange={(_paging, _filters, sorter) => list.setOrder(orderOf([sorter].flat()[0]))}
        rowSelection={
          selection && {
            columnWidth: 48,
            selectedRowKeys: [...selection.ids],
            onChange: (keys) => selection.select(keys.map(String)),
            getTitleCheckboxProps: () => ({ 'aria-label': t('list.selectAll') }),
            getCheckboxProps: (row) => ({
              disabled: Boolean(selection.lockedReason?.(row)),
              'aria-label': t('list.selectRow', { name: nameOf(row) }),
              title: selection.lockedReason?.(row) ?? undefined,
            }),
          }
        }
      />
    </div>
  );
}

function toTableColumn<Row extends ListRow>(
  column: ListColumn<Row>,
  order: ListOrder | null,
): TableColumnType<Row> {
  const direction = order?.field === column.field ? order.direction : null;
  return {
    key: column.field,
    dataIndex: column.field,
    title: column.title,
    width: column.width,
    align: column.isNumber ? 'end' : 'start',
    className: column.isNumber ? 'list-number' : undefined,
    render: (_, row) => column.render?.(row) ?? cellOf(row, column.field) ?? '—',
    ...(column.isSortable && {
      sorter: true,
      sortOrder: direction === null ? null : direction === 'ASC' ? 'ascend' : 'descend',
      sortIcon: ({ sortOrder }) =>
        sortOrder == null ? null : <Icon name={sortOrder === 'ascend' ? 'arrowUp' : 'arrowDown'} size={12} />,
    }),
  };
}

function orderOf(sorter: { columnKey?: unknown; order?: string | null } | undefined): ListOrder | null {
  if (sorter?.order == null || typeof sorter.columnKey !== 'string') return null;
  return { field: sorter.columnKey, direction: sorter.order === 'descend' ? 'DESC' : 'ASC' };
}
