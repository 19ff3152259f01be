import { useEffect, type RefObject } from 'react';
import { focusPlace } from './focus-place';
import { onFocusRemoved } from './on-focus-removed';

/** If what has the focus in `box` is removed, the closest part around it that is left gets the focus. */
export function useFocusLeft(box: RefObject<HTMLElement | null>): void {
  useEffect(() => (box.current === null ? undefined : onFocusRemoved(box.current, focusPlace)), [box]);
}
