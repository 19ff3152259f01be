import type { TableColumn } from '@/shared/ui/table/table-column';

/** A row of any list of the back end. */
export interface ListRow {
  id: string;
}

/** One column of a list: a table's column whose `id` is a field of the row, also the field the server sorts by. */
export interface ListColumn<Row> extends Pick<
  TableColumn<Row>,
  'id' | 'head' | 'align' | 'width' | 'isSortable'
> {
  /** The field's text by default, a dash where it is empty. */
  cell?: TableColumn<Row>['cell'];
  /** The cell in an exported file; the field's text by default. */
  text?: (row: Row) => string | number | null;
}

/** The plain content of a row's field: text, number, or null if empty. */
export function fieldText(row: object, field: string): string | number | null {
  const value: unknown = (row as Readonly<Record<string, unknown>>)[field];
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' ? value : null;
}
