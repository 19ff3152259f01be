import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listQueryOf, readListState, writeListState } from './list-address';
import type { ListOrder, ListState, ListWire } from './list-address';

/** A list's state as the address holds it, what the server is asked for it, and how to change it. */
export interface ListQuery extends ListState {
  /** The query of `findPage`; equal states give equal queries. */
  wire: ListWire;
  setPage: (pageNo: number, pageSize?: number) => void;
  /** Takes these filters (empty ones are dropped) and goes to the first page. */
  setFilters: (filters: Readonly<Record<string, string>>) => void;
  /** Null gives the order back to the server. Goes to the first page. */
  setOrder: (order: ListOrder | null) => void;
}

interface ListOptions {
  /** In front of the list's keys in the address, where a page has two lists. */
  prefix?: string;
  /** The order where the reader has chosen none. */
  defaultOrder?: ListOrder;
}

/**
 * The state of a list page, kept in the query of the address so that it can be linked, reloaded and gone back to.
 * `wireKeys` (a constant outside the component) says for each filter's name which key the server wants:
 * `{ typeCode: 'typeCode_EQ' }`.
 */
export function useListQuery(
  wireKeys: Readonly<Record<string, string>>,
  { prefix = '', defaultOrder }: ListOptions = {},
): ListQuery {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(wireKeys);
  const state = readListState(params, names, prefix);
  const shown: ListState = { ...state, order: state.order ?? defaultOrder ?? null };
  const wire = listQueryOf(shown, wireKeys);
  const wireText = JSON.stringify(wire);
  const stableWire = useMemo(() => JSON.parse(wireText) as typeof wire, [wireText]);

  // From the address as it is then: two changes in one moment must not undo each other.
  const change = (part: Partial<ListState>) =>
    setParams((now) => writeListState(now, { ...readListState(now, names, prefix), ...part }, names, prefix));

  return {
    ...shown,
    wire: stableWire,
    setPage: (pageNo, pageSize = state.pageSize) => change({ pageNo, pageSize }),
    setFilters: (filters) => change({ filters, pageNo: 1 }),
    setOrder: (order) => change({ order, pageNo: 1 }),
  };
}
