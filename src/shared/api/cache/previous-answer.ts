import { hashKey, useQuery } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

export interface ReadQuery<Answer> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
  enabled?: boolean;
}

/**
 * A query whose previous answer may be shown until the new one has come, where nothing but the language has changed. The
 * language is the last part of the key. Under another question there is no previous answer: no figure is shown beside a
 * question it does not answer.
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

/** What a list shows of its query. */
export interface RowsAnswer<Page extends Rows> {
  data: Page | undefined;
  /** True while `data` is the answer to the previous question: dimmed, busy, and nothing is counted by it. */
  isOld: boolean;
  /** How many rows there are in all; undefined until the answer to the present question has come. */
  total: number | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/**
 * Reads one page of a list. While another page, filter or text is read the previous rows stay, marked by `isOld`. A page
 * without rows is never shown under another question: "none found" would be a wrong answer.
 */
export function useRows<Page extends Rows>(query: ReadQuery<Page>): RowsAnswer<Page> {
  const pageQuery: ReadQuery<Rows> = query;
  const answer = useQuery({
    ...pageQuery,
    placeholderData: (before: Rows | undefined) => (before?.rows.length ? before : undefined),
  });
  const { error, isError, isFetching, dataUpdatedAt, refetch, isPlaceholderData: isOld } = answer;
  // What this query reads, now or before, is a `Page`.
  const data = answer.data as Page | undefined;
  const total = isOld ? undefined : data?.total;
  return { data, isOld, total, error, isError, isFetching, dataUpdatedAt, refetch };
}
