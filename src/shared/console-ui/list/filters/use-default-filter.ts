import { useEffect, useRef } from 'react';
import type { ListControls } from '@/shared/list/use-list-state';
import { readOwned } from '@/shared/storage/use-owned';
import { areSavedFilters, filtersKey, filtersOf } from './saved-filters';

/**
 * Opens a list with the user's default filter if its address has no filter, order or page of its own; once, so that
 * the filters can be cleared.
 */
export function useDefaultFilter(name: string, { filters, sort, page, change }: ListControls): void {
  // A hidden tab runs its effects again when it is shown.
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    const saved = readOwned(filtersKey(name), areSavedFilters)?.find(({ isDefault }) => isDefault);
    const isOwn = page > 1 || sort !== null || Object.values(filters).some(({ length }) => length > 0);
    if (saved === undefined || isOwn) return;
    change({ filters: filtersOf(saved, Object.keys(filters)), sort: saved.sort }, { replace: true });
  }, [name, filters, sort, page, change]);
}
