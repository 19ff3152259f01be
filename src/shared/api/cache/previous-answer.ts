import { hashKey, useQuery } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

export interface ReadQuery<Answer> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
  enabled?: boolean;
  refetchOnMount?: boolean;
  staleTime?: number;
}

/**
 * A query that shows its previous data until the new data loads, if only the language has changed. The language is
 * the last part of the key. For other queries there is no previous data: no figure is shown with a query it does not
 * belong to.
 */
export const inAnyLanguage = <Query extends ReadQuery<unknown>>(query: Query) => ({
  ...query,
  placeholderData: (
    before: AnswerOf<Query> | undefined,
    from: { queryKey: QueryKey } | undefined,
  ): AnswerOf<Query> | undefined => (isSameQuestion(from?.queryKey, query.queryKey) ? before : undefined),
});

export type AnswerOf<Query extends ReadQuery<unknown>> = Awaited<ReturnType<Query['queryFn']>>;

const isSameQuestion = (before: QueryKey | undefined, now: QueryKey): boolean =>
  before !== undefined && hashKey(before.slice(0, -1)) === hashKey(now.slice(0, -1));

/** One page of a list. */
interface Rows {
  rows: readonly unknown[];
  total?: number;
}

/** The state of a list's query. */
export interface RowsAnswer<Page extends Rows> {
  data: Page | undefined;
  /** True while `data` belongs to the previous query: dimmed, busy, and not counted. */
  isOld: boolean;
  /** The total number of rows; undefined until the current query has loaded. */
  total: number | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/**
 * Loads one page of a list. While another page, filter or text loads the previous rows stay, marked by `isOld`. A
 * page without rows is never shown for another query: "none found" would be wrong.
 */
export function useRows<Page extends Rows>(query: ReadQuery<Page>): RowsAnswer<Page> {
  const pageQuery: ReadQuery<Rows> = query;
  const answer = useQuery({
    ...pageQuery,
    placeholderData: (before: Rows | undefined) => (before?.rows.length ? before : undefined),
  });
  const { error, isError, isFetching, dataUpdatedAt, refetch, isPlaceholderData: isOld } = answer;
  // This query's data is always a `Page`.
  const data = answer.data as Page | undefined;
  const total = isOld ? undefined : data?.total;
  return { data, isOld, total, error, isError, isFetching, dataUpdatedAt, refetch };
}
