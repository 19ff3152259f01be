import type { UseQueryResult } from '@tanstack/react-query';
import type { QueryOn } from '../facts/query-on';

/** Several answers as one: there when all are there, failed when one has failed and is missing. */
export function allOf<T>(queries: readonly UseQueryResult<T>[]): QueryOn<T[]> {
  const found = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return {
    data: found.length === queries.length ? found : undefined,
    isError: queries.some(({ isError }) => isError),
    dataUpdatedAt: Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
