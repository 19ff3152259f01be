import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Focuses an element while something pending takes the focus from its place; restores it afterwards, unless it has
 * moved elsewhere.
 */
export function useFocusWhile(isUnderWay: boolean, place: RefObject<HTMLElement | null>): void {
  const taken = useRef<{ before: Element | null; waiting: HTMLElement } | null>(null);
  useLayoutEffect(() => {
    if (isUnderWay) {
      const before = document.activeElement;
      const waiting = place.current;
      if (waiting === null || before === waiting) return;
      waiting.focus();
      taken.current = { before, waiting };
      return;
    }
    // Not in a cleanup: React gives the focus back to what had it when it began to write to the page.
    const { before, waiting } = taken.current ?? { before: null, waiting: null };
    taken.current = null;
    const hasMoved = document.activeElement !== waiting && document.activeElement !== document.body;
    if (before instanceof HTMLElement && before.isConnected && !hasMoved) before.focus();
  }, [isUnderWay, place]);
}
