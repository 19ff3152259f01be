import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Focuses an element while something pending takes the focus from its place; restores it afterwards, unless it has
 * moved elsewhere.
 */
export function useFocusWhile(isUnderWay: boolean, place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const waiting = place.current;
    if (!isUnderWay || waiting === null || before === waiting) return undefined;
    waiting.focus();
    return () => {
      const hasMoved = document.activeElement !== waiting && document.activeElement !== document.body;
      if (before instanceof HTMLElement && before.isConnected && !hasMoved) before.focus();
    };
  }, [isUnderWay, place]);
}
