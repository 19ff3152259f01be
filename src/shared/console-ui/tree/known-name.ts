import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The name of a row of a tree from its loaded levels under `queryKey`; undefined if none has it. */
export function knownName(
  queryClient: QueryClient,
  queryKey: QueryKey,
  id: unknown,
  field: string,
): string | undefined {
  const rows = queryClient
    .getQueriesData<readonly { id: string }[]>({ queryKey })
    .flatMap(([, level]) => level ?? []);
  const row: object | undefined = rows.find((one) => one.id === id);
  return row === undefined ? undefined : String((row as Readonly<Record<string, unknown>>)[field]);
}
