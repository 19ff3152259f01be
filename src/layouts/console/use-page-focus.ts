import { useEffect, useRef, useState } from 'react';
import { isFocusLost } from '@/shared/console-ui/focus-place';
import { onceDrawn } from '@/shared/console-ui/once-drawn';

/**
 * A link within a page is hidden with it when it leads to another page. That page's heading then gets the focus, as soon
 * as it is drawn; on a page that was open, what had the focus there last. The focus in menus and tabs stays.
 */
export function usePageFocus(path: string): void {
  const [places] = useState(() => new Map<string, HTMLElement>());
  const shown = useRef(path);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('main') !== null) places.set(path, target);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [path, places]);

  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    return onceDrawn(document.body, () => focusPage(places.get(path)));
  }, [path, places]);
}

/** Hidden pages have this style on their box. */
const isHidden = (element: Element): boolean => element.closest("[style*='display: none']") !== null;

/** True if something that is shown has the focus now; false while the page has no heading yet. */
function focusPage(last: HTMLElement | undefined): boolean {
  const { activeElement } = document;
  if (activeElement !== null && !isFocusLost() && !isHidden(activeElement)) return true;
  const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find((each) => !isHidden(each));
  if (heading === undefined) return false;
  // The place of the scroll is restored by the router.
  if (last?.isConnected === true && !isHidden(last)) last.focus({ preventScroll: true });
  if (last === undefined || document.activeElement !== last) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}
