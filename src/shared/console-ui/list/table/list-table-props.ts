import type { ReactNode } from 'react';
import type { ListColumn, ListRow } from './list-column';
import type { ListQuery } from '../query/use-list-query';
import type { Selection } from './use-selection';

/** What is read of one page of rows, as `useRows` gives it. */
export interface ListAnswer<Row> {
  data: { total: number; rows: readonly Row[] } | undefined;
  /** True while `data` answers the previous question: its rows are dimmed and out of reach, and nothing is counted by them. */
  isOld: boolean;
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/** What a table of the console is made of. */
export interface ListTableProps<Row extends ListRow> {
  /** What the table holds, for readers who do not see it. */
  label: string;
  /** Names its pager, where a page has two. */
  pagerLabel?: string;
  columns: readonly ListColumn<Row>[];
  list: ListQuery;
  answer: ListAnswer<Row>;
  /** What a row is called: names its checkbox. */
  nameOf: (row: Row) => string;
  selection?: Selection & {
    /** Why a row cannot be selected; null where it can. */
    lockedReason?: (row: Row) => string | null;
  };
  /** The last column, as links (`RowAction`), at most three. */
  actions?: (row: Row) => ReactNode;
  /** What can be done where there is nothing at all. */
  emptyNext?: ReactNode;
  /** Greatest height in pixels (specification §9, table height): the rows scroll inside, the head stays. */
  height?: number;
}
