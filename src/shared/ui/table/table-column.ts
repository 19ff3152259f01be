import type { ReactNode } from 'react';

/** One column of a data table. */
export interface TableColumn<Row> {
  id: string;
  /** Head text with the unit, so that cells need none; it also names the value where rows are stacked. */
  head: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** CSS width in the wide form. */
  width?: string;
  /** The cell stays on one line: a date, the name of a country. */
  isWhole?: boolean;
  /** The head is a button that requests a new order. */
  isSortable?: boolean;
  /**
   * Below 768 px: `name` is on the left and `value` on the right of the first line, `detail` is a smaller line below
   * after its head, `hidden` is not shown. By default the first column is the name and the others are details.
   */
  narrow?: 'name' | 'value' | 'detail' | 'hidden';
}

export interface TableSort {
  id: string;
  direction: 'ascending' | 'descending';
}

/** `selected` on wash, `reference` first and closed by an ink line (MFN), `total` above an ink line. */
export type TableRowKind = 'selected' | 'reference' | 'total';
