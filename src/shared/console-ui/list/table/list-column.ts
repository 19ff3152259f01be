import type { ReactNode } from 'react';
import { onReadersClock } from '@/shared/format/server-moment';
import type { TableColumn } from '@/shared/ui/table/table-column';

/** A row of any list of the back end. */
export interface ListRow {
  id: string;
}

/** One column of a list: a table's column whose `id` is a field of the row, also the field the server sorts by. */
export interface ListColumn<Row> extends Pick<
  TableColumn<Row>,
  'id' | 'head' | 'align' | 'width' | 'isWhole' | 'isSortable'
> {
  /** A title or sentence: two lines in the table, and the whole text as the hint of its cell. */
  isLong?: boolean;
  /** Hidden until a user chooses it. */
  isOptional?: boolean;
  /** The field's text by default, a dash where it is empty. */
  cell?: TableColumn<Row>['cell'];
  /** What of a row is open, shown below the row over its whole width; null for none. */
  detail?: (row: Row) => ReactNode;
  /** The head in an exported file, where it has the unit that each cell of the list shows; `head` by default. */
  fileHead?: string;
  /** The cell in an exported file; the field's text by default. */
  text?: (row: Row) => string | number | null;
}

/** What a cell shows: the column's cell, else the field's text, else a dash. */
export const cellOf = <Row extends object>({ id, cell }: ListColumn<Row>, row: Row): ReactNode =>
  (cell === undefined ? fieldText(row, id) : cell(row)) ?? '—';

/** All that is open of a row, below it. */
export const detailsOf = <Row extends object>(columns: readonly ListColumn<Row>[], row: Row) =>
  columns.flatMap(({ id, detail }) => {
    const content = detail?.(row) ?? null;
    return content === null ? [] : [{ id, content }];
  });

/** The plain content of a row's field: text (a time of the server on the reader's clock), number, or null if empty. */
export function fieldText(row: object, field: string): string | number | null {
  const value: unknown = (row as Readonly<Record<string, unknown>>)[field];
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' ? onReadersClock(value) : null;
}
