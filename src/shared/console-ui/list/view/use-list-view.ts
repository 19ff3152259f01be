import { setOwned, useOwned } from '@/shared/storage/use-owned';
import { isListView, usualView, type Column, type ListView } from './list-view';

/** How the user has arranged the list of this name, and how to change it; null is the usual arrangement. */
export function useListView(
  name: string,
  columns: readonly Column[],
): [ListView, (view: ListView | null) => void] {
  const key = `list-view:${name}`;
  const view = useOwned(key, isListView) ?? usualView(columns);
  return [view, (next) => setOwned(key, next)];
}
