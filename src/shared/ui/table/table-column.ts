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
  /** Head is a button that asks for a new order. */
  isSortable?: boolean;
  /**
   * Below 768 px: `name` stands left and `value` right on the first line, `detail` is a smaller line below with
   * its head in front, `hidden` goes. The first column is the name and the others are details by default.
   */
  narrow?: 'name' | 'value' | 'detail' | 'hidden';
}

export interface TableSort {
  id: string;
  direction: 'ascending' | 'descending';
}

/** `selected` on wash, `reference` first and closed by an ink line (MFN), `total` above an ink line. */
export type RowKind = 'selected' | 'reference' | 'total';
