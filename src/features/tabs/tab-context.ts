import { createContext, useContext, useEffect, useInsertionEffect, useState } from 'react';
import { markUnsaved } from './tabs-store';

/** The path of the tab around a page; null outside of tabs. */
export const TabContext = createContext<string | null>(null);

/**
 * Marks the surrounding tab while there are unsaved edits: closing it needs confirmation. A page may use it several
 * times. The mark stays while the tab is hidden and is removed on unmount.
 */
export function useUnsavedMark(isDirty: boolean): void {
  const path = useContext(TabContext);
  const [mark] = useState(() => Symbol('unsaved'));
  useEffect(() => {
    if (path !== null) markUnsaved(mark, path, isDirty);
  }, [mark, path, isDirty]);
  // A hidden tab's effects are cleaned up although its edits are still there; insertion effects end only with the
  // page, but must not set state themselves.
  useInsertionEffect(
    () => () => queueMicrotask(() => path !== null && markUnsaved(mark, path, false)),
    [mark, path],
  );
}
