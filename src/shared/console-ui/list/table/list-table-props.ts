import type { ReactNode } from 'react';
import type { ListColumn, ListRow } from './list-column';
import type { ListQuery } from '../query/use-list-query';
import type { BulkAction } from '../selection/selection-bar';
import type { Selection } from './use-selection';

/** The state of a page of rows, from `useRows`. */
export interface ListAnswer<Row> {
  data: { total: number; rows: readonly Row[] } | undefined;
  /** True while `data` belongs to the previous query: its rows are dimmed and disabled, and not counted. */
  isOld: boolean;
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/** The props of a console table. */
export interface ListTableProps<Row extends ListRow> {
  /** The accessible name of the table. */
  label: string;
  /** Accessible name of its pager, if a page has two. */
  pagerLabel?: string;
  columns: readonly ListColumn<Row>[];
  list: ListQuery;
  answer: ListAnswer<Row>;
  /** The name of a row, for its checkbox. */
  nameOf: (row: Row) => string;
  selection?: Selection<Row> & {
    /** Why a row cannot be selected; null if it can. */
    lockedReason?: (row: Row) => string | null;
  };
  /** The columns of the file of the selected rows; by default those shown. */
  fileColumns?: readonly ListColumn<Row>[];
  /** What can be done with all selected rows, beyond deleting and exporting them. */
  bulkActions?: readonly BulkAction<Row>[];
  /** The last column, as links (`RowAction`), at most three. */
  actions?: (row: Row) => ReactNode;
  /** What a list without rows says. */
  emptyWhy?: string;
  /** The action for an empty list. */
  emptyNext?: ReactNode;
  /** Greatest height in pixels (specification §9, table height): the rows scroll, the head is sticky. */
  height?: number;
}
