import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListState, toggled, writeListState } from './list-state';
import type { ListForm, ListState } from './list-state';

/** A list's state as the address carries it, and how to change it. */
export interface ListControls extends ListState {
  /** The address's query as it stands, without `?`; a row's link carries it so that the way back keeps it. */
  search: string;
  setQ: (text: string) => void;
  setPage: (page: number) => void;
  setTab: (tab: string) => void;
  setFilter: (name: string, values: readonly string[]) => void;
  toggleFilter: (name: string, value: string) => void;
  /** Takes text and filters back; the tab stays. */
  clear: () => void;
  /** Several parts of the state at once, as one step in the history. */
  change: (part: Partial<ListState>) => void;
}

/** State of a list in the address (product design §1). Typing replaces the step in the history, choosing adds one. */
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
  // From the address as it is then: two changes in one moment must not undo each other.
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
    change: (part) => change(part),
  };
}
