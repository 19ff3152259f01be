import { useLocation } from 'react-router-dom';
import { useListState } from '@/shared/list/use-list-state';
import type { ListControls } from '@/shared/list/use-list-state';
import type { TableSort } from '@/shared/ui/table/table-column';
import { listWire } from './list-wire';
import type { ListWire } from './list-wire';
import { useDefaultFilter } from '../filters/use-default-filter';

/** A list's state from the address, its server query, and how to change it. */
export interface ListQuery extends ListControls {
  /** What the user's arrangement and saved filters of this list are stored under. */
  name: string;
  /** The query of `findPage`. */
  wire: ListWire;
  /** The text of each filter; empty where there is none. */
  texts: Readonly<Record<string, string>>;
  setPageSize: (pageSize: number) => void;
  /** Applies these filter texts (empty ones are dropped) and goes to the first page. */
  setTexts: (texts: Readonly<Record<string, string>>) => void;
  /** Null restores the server's order. Goes to the first page. */
  setSort: (sort: TableSort | null) => void;
}

interface ListOptions {
  /** Prefix of the list's keys in the address, for a page with two lists. */
  prefix?: string;
  /** The default order. */
  defaultSort?: TableSort;
  /** The list's name, for one that is at several addresses; by default its address and filters identify it. */
  name?: string;
}

/**
 * The state of a list page, in the query of the address so that it supports links, reload and back. `wireKeys` maps each
 * filter's name to the server's key: `{ typeCode: 'typeCode_EQ' }`.
 */
export function useListQuery(
  wireKeys: Readonly<Record<string, string>>,
  { prefix, defaultSort, name: ownName }: ListOptions = {},
): ListQuery {
  const names = Object.keys(wireKeys);
  const { pathname } = useLocation();
  const listName = ownName ?? [pathname, prefix, ...names].join();
  const state = useListState(names, { prefix, hasTextFilters: true });
  useDefaultFilter(listName, state);
  const list = { ...state, sort: state.sort ?? defaultSort ?? null };
  return {
    ...list,
    name: listName,
    wire: listWire(list, wireKeys),
    texts: Object.fromEntries(names.map((name) => [name, state.filters[name]?.[0] ?? ''])),
    setPageSize: (pageSize) => state.change({ pageSize }),
    setTexts: (texts) =>
      state.change({ filters: Object.fromEntries(names.map((name) => [name, [texts[name] ?? '']])) }),
    setSort: (sort) => state.change({ sort }),
  };
}
