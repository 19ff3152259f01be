import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListState, toggled, writeListState } from './list-state';
import type { ListForm, ListState } from './list-state';

/** A list's state from the address, and how to change it. */
export interface ListControls extends ListState {
  /** The current query of the address, without `?`; a row's link passes it so that the way back preserves it. */
  search: string;
  setQ: (text: string) => void;
  setPage: (page: number) => void;
  setTab: (tab: string) => void;
  setFilter: (name: string, values: readonly string[]) => void;
  toggleFilter: (name: string, value: string) => void;
  /** Clears text and filters; the tab stays. */
  clear: () => void;
  /** Changes several parts of the state at once, as one history entry, or with `replace` as none. */
  change: (part: Partial<ListState>, options?: { replace: boolean }) => void;
}

/** State of a list in the address (product design §1). Typing replaces the history entry, choosing adds one. */
export function useListState(
  filterNames: readonly string[],
  { prefix, hasTextFilters }: ListForm = {},
): ListControls {
  const [params, setParams] = useSearchParams();
  const names = filterNames.join(',');
  const state = useMemo(
    () => readListState(params, names === '' ? [] : names.split(','), { prefix, hasTextFilters }),
    [params, names, prefix, hasTextFilters],
  );
  // From the current address: two simultaneous changes must not undo each other.
  const change = (part: Partial<ListState>, replace = false) =>
    setParams((before) => writeListState(before, part, { prefix }), { replace });
  return {
    ...state,
    search: params.toString().replaceAll('%2C', ','),
    setQ: (q) => change({ q }, true),
    setPage: (page) => change({ page }),
    setTab: (tab) => change({ tab }),
    setFilter: (name, values) => change({ filters: { [name]: values } }),
    toggleFilter: (name, value) => change({ filters: { [name]: toggled(state.filters[name] ?? [], value) } }),
    clear: () => change({ q: '', filters: Object.fromEntries(filterNames.map((name) => [name, []])) }),
    change: (part, options) => change(part, options?.replace),
  };
}
