import type { ReactNode } from 'react';

/** A row of any list of the back end. */
export interface ListRow {
  id: string;
}

/** One column of a list. */
export interface ListColumn<Row> {
  /** The row's field; also the field the server sorts by. */
  field: string;
  title: string;
  /** True: the head is a button that sorts (`<field>_ORDER`). */
  isSortable?: boolean;
  /** Figures: right-aligned. */
  isNumber?: boolean;
  /** The cell; the field's text by default, a dash where it is empty. */
  render?: (row: Row) => ReactNode;
  /** The cell in an exported file; the field's text by default. */
  text?: (row: Row) => string | number | null;
  width?: number | string;
}

/** The plain content of a row's field: text, number, or null where there is nothing. */
export function cellOf(row: object, field: string): string | number | null {
  const value: unknown = (row as Readonly<Record<string, unknown>>)[field];
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' ? value : null;
}
