import { createContext, useContext, useEffect, useInsertionEffect, useState } from 'react';
import { markUnsaved } from './tabs-store';

/** The path of the tab a page stands in; null outside of tabs. */
export const TabContext = createContext<string | null>(null);

/**
 * Marks the tab this stands in while there are unsaved edits: its closing is asked about first. A page may use it in
 * several places. The mark stays while the tab is hidden and goes with the place that set it.
 */
export function useUnsavedMark(isDirty: boolean): void {
  const path = useContext(TabContext);
  const [mark] = useState(() => Symbol('unsaved'));
  useEffect(() => {
    if (path !== null) markUnsaved(mark, path, isDirty);
  }, [mark, path, isDirty]);
  // A hidden tab's effects are cleaned up although its edits are still there; those of insertion end with the page
  // alone, but must not set state themselves.
  useInsertionEffect(
    () => () => queueMicrotask(() => path !== null && markUnsaved(mark, path, false)),
    [mark, path],
  );
}
