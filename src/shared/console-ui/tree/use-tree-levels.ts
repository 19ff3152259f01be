import { useQueries } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import type { TreeLevels } from './tree-levels';

/** A query of rows of a tree; the caller shows its errors. */
export interface LevelQuery<Row> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<readonly Row[]>;
}

/** Loads the levels below `parentIds`, each with its own call. */
export function useTreeLevels<Row>(
  parentIds: readonly string[],
  levelQuery: (parentId: string) => LevelQuery<Row>,
): TreeLevels<Row> {
  const ids = [...new Set(parentIds)];
  const answers = useQueries({ queries: ids.map((id) => levelQuery(id)) });
  return new Map(
    answers.map(({ data, isError, isFetching, error, dataUpdatedAt, refetch }, place) => [
      ids[place] ?? '',
      { rows: data, isError: isError && !isFetching, error, savedAt: dataUpdatedAt, refetch },
    ]),
  );
}
