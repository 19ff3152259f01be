import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldText } from '../list/table/list-column';
import { containsText } from './found-text';
import { foundTree } from './found-tree';
import type { TreeRow } from './found-tree';
import type { TreeLevels } from './tree-levels';
import { useOpenRows } from './use-open-rows';
import { useTreeLevels } from './use-tree-levels';
import type { LevelQuery } from './use-tree-levels';

/** A tree and where it is searched. */
export interface SearchedTree<Row> {
  rootId: string;
  /** The rows right below a parent. */
  levelQuery: (parentId: string) => LevelQuery<Row>;
  /** All rows, each level in its order; requested when something is searched. */
  wholeQuery: LevelQuery<Row>;
  /** The fields that are searched; a constant outside the component. */
  fields: readonly string[];
}

/** A tree and its search. */
export interface TreeSearchState<Row> {
  query: string;
  search: (query: string) => void;
  /** How many rows match; undefined without a search, and until they are loaded. */
  found: number | undefined;
  /** The number of rows on the first level; undefined while something is searched. */
  topCount: number | undefined;
  /** The props of the table. */
  table: {
    rootId: string;
    levels: TreeLevels<Row>;
    open: readonly string[];
    onOpen: (ids: readonly string[]) => void;
    marked: { query: string; fields: readonly string[]; onClear: () => void } | undefined;
  };
}

/**
 * A tree that loads level by level, or while `q` in the address has a text, the matches in the whole tree with the rows
 * above them open. `shownName` is searched too: a name that is no field of the row.
 */
export function useTreeSearch<Row extends TreeRow>(
  tree: SearchedTree<Row>,
  shownName?: (row: Row) => string,
): TreeSearchState<Row> {
  const { rootId, levelQuery, wholeQuery, fields } = tree;
  const [params, setParams] = useSearchParams();
  const query = (params.get('q') ?? '').trim();
  const isSearched = query !== '';
  const { open, setOpen } = useOpenRows();
  const levels = useTreeLevels(isSearched ? [] : [rootId, ...open], levelQuery);
  const whole = useQuery({ ...wholeQuery, enabled: isSearched });
  const [changed, setChanged] = useState<{ query: string; open: readonly string[] } | null>(null);
  const found = useMemo(() => {
    const matches = (row: Row) =>
      fields.some((field) => containsText(textOf(row, field), query)) ||
      (shownName !== undefined && containsText(shownName(row), query));
    return isSearched && whole.data !== undefined ? foundTree(whole.data, rootId, matches) : undefined;
  }, [isSearched, whole.data, rootId, fields, query, shownName]);
  const search = (text: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (text === '') next.delete('q');
      else next.set('q', text);
      return next;
    });
  if (!isSearched)
    return {
      query,
      search,
      found: undefined,
      topCount: levels.get(rootId)?.rows?.length,
      table: { rootId, levels, open, onOpen: setOpen, marked: undefined },
    };
  const state = {
    isError: whole.isError && !whole.isFetching,
    error: whole.error,
    savedAt: whole.dataUpdatedAt,
    refetch: whole.refetch,
  };
  const foundLevels = found === undefined ? [[rootId, undefined] as const] : [...found.levels];
  return {
    query,
    search,
    found: found?.count,
    topCount: undefined,
    table: {
      rootId,
      levels: new Map(foundLevels.map(([id, rows]) => [id, { ...state, rows }])),
      open: changed?.query === query ? changed.open : (found?.open ?? []),
      onOpen: (ids) => setChanged({ query, open: ids }),
      marked: { query, fields, onClear: () => search('') },
    },
  };
}

const textOf = (row: object, field: string): string => String(fieldText(row, field) ?? '');
