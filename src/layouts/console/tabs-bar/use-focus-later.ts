import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { itemOf, tabIn } from './strip-items';

/** Moves the focus to the tab of a path after the pending change of the tabs is rendered. */
export function useFocusLater(strip: RefObject<HTMLElement | null>): (path: string | null) => void {
  const [wanted, setWanted] = useState<{ path: string } | null>(null);
  useLayoutEffect(() => {
    if (wanted !== null) tabIn(itemOf(strip.current, wanted.path))?.focus();
  }, [strip, wanted]);
  return useCallback((path) => setWanted(path === null ? null : { path }), []);
}
