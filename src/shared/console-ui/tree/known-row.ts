import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A row of a tree from its loaded levels under `queryKey`; undefined if none has it. */
export const knownRow = <Row extends { id: string }>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  id: unknown,
): Row | undefined =>
  queryClient
    .getQueriesData<readonly Row[]>({ queryKey })
    .flatMap(([, rows]) => rows ?? [])
    .find((row) => row.id === id);
