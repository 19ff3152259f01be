import { useEffect, type RefObject } from 'react';
import { focusPlace, isFocusLost } from './focus-place';

/** If what has the focus in `box` is removed, the closest part around it that is left gets the focus. */
export function useFocusLeft(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let last: { element: Element; restore: () => void } | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = { element: target, restore: focusPlace() };
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.element.isConnected || !isFocusLost()) return;
      last.restore();
    });
    element.addEventListener('focusin', remember);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', remember);
    };
  }, [box]);
}
