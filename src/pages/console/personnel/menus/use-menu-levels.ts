import { useQueries } from '@tanstack/react-query';
import { menuLevelQuery } from './menu-admin-api';
import type { MenuLevel } from './menu-levels';

/** Loads the levels below `parentIds`, each with its own call, keyed by parent. */
export function useMenuLevels(parentIds: readonly string[]): ReadonlyMap<string, MenuLevel> {
  const answers = useQueries({ queries: parentIds.map((id) => menuLevelQuery(id)) });
  return new Map(
    answers.map(({ data, isError, isFetching, refetch }, place) => [
      parentIds[place] ?? '',
      { rows: data, isError: isError && !isFetching, refetch },
    ]),
  );
}
