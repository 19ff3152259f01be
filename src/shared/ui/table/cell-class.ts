import { classNames } from '../styles/class-names';
import type { TableColumn } from './table-column';

/** The classes of a column's cells and of its head, by its place in the table. */
export function cellClass<Row>(column: TableColumn<Row>, index: number): string {
  const narrow = column.narrow ?? (index === 0 ? 'name' : 'detail');
  return classNames(`cell-${narrow}`, column.align === 'end' && 'cell-end');
}
