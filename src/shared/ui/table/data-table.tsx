import type { CSSProperties, ReactNode } from 'react';
import { cellClass } from './cell-class';
import { classNames } from '../styles/class-names';
import { SCROLLABLE } from '../hooks/scrollable';
import { TableHead } from './table-head';
import type { TableRowKind, TableColumn, TableSort } from './table-column';
import './data-table.css';

interface DataTableProps<Row> {
  /** The accessible name of the table; visually hidden unless `showCaption`, because the section has a title. */
  caption: ReactNode;
  showCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowKind?: (row: Row) => TableRowKind | undefined;
  /** The current order of the rows; clicking a sortable head requests another one. */
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** `rows` stacks the cells below 768 px, `scroll` lets the table scroll inside itself. */
  narrow?: 'rows' | 'scroll';
}

/**
 * A plain table on hairlines. Below 768 px each row becomes a line of name and values with details under it; the
 * roles are explicit because such a layout removes a table's semantics.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    showCaption = false,
    columns,
    rows,
    rowKey,
    rowKind,
    sort,
    onSort,
    narrow = 'rows',
  } = props;
  const valueCount = columns.filter((column) => column.narrow === 'value').length;
  const style: CSSProperties & Record<'--values', number> = { '--values': valueCount };
  return (
    <div
      className={classNames('data-table', `data-table-${narrow}`)}
      style={style}
      {...(narrow === 'scroll' && SCROLLABLE)}
    >
      <table role="table">
        <caption className={showCaption ? undefined : 'data-table-caption-hidden'}>{caption}</caption>
        <TableHead columns={columns} sort={sort} onSort={onSort} />
        <tbody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} columns={columns} row={row} kind={rowKind?.(row)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  row: Row;
  kind: TableRowKind | undefined;
}

function TableRow<Row>({ columns, row, kind }: TableRowProps<Row>) {
  return (
    <tr role="row" className={kind && `data-table-${kind}`} aria-current={kind === 'selected' || undefined}>
      {columns.map((column, index) => {
        const shared = {
          className: classNames(cellClass(column, index), column.isWhole === true && 'no-break'),
          'data-head': column.head,
          children: column.cell(row),
        };
        return index === 0 ? (
          <th key={column.id} role="rowheader" scope="row" {...shared} />
        ) : (
          <td key={column.id} role="cell" {...shared} />
        );
      })}
    </tr>
  );
}
