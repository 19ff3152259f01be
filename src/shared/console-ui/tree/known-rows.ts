import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The rows of a tree in its loaded levels under `queryKey`, which may have several levels of one parent. */
export const knownRows = <Row extends { id: string }>(queryClient: QueryClient, queryKey: QueryKey): Row[] =>
  queryClient.getQueriesData<readonly Row[]>({ queryKey }).flatMap(([, level]) => level ?? []);

/** The name of a row of a tree from its loaded levels under `queryKey`; undefined if none has it. */
export function knownName(
  queryClient: QueryClient,
  queryKey: QueryKey,
  id: unknown,
  field: string,
): string | undefined {
  const row: object | undefined = knownRows(queryClient, queryKey).find((one) => one.id === id);
  return row === undefined ? undefined : String((row as Readonly<Record<string, unknown>>)[field]);
}
