import type { QueryOn } from '../facts/query-on';

/** The query of one country, and whether it has settled, with success or error. */
export interface CountryQuery<T> extends QueryOn<T> {
  isFetched: boolean;
}

/** Several queries as one: success when all have settled and one succeeded, error when all failed. */
export function joinedQueries<T>(queries: readonly CountryQuery<T>[]): QueryOn<readonly CountryQuery<T>[]> {
  const isAnswered = queries.every(({ isFetched }) => isFetched);
  const read = queries.filter(({ data }) => data !== undefined);
  const failed = (read.length > 0 ? read : queries).filter(({ isError }) => isError);
  return {
    data: isAnswered && read.length > 0 ? queries : undefined,
    isError: isAnswered && failed.length > 0,
    error: failed[0]?.error,
    dataUpdatedAt: Math.min(...read.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
