import { useQueries } from '@tanstack/react-query';
import { menuLevelQuery } from './menu-admin-api';
import type { MenuLevel } from './menu-levels';

/** Reads the levels below `parentIds`, each by a call of its own, and gives them by their parent. */
export function useMenuLevels(parentIds: readonly string[]): ReadonlyMap<string, MenuLevel> {
  const answers = useQueries({ queries: parentIds.map((id) => menuLevelQuery(id)) });
  return new Map(
    answers.map(({ data, isError, isFetching, refetch }, place) => [
      parentIds[place] ?? '',
      { rows: data, isError: isError && !isFetching, refetch },
    ]),
  );
}
