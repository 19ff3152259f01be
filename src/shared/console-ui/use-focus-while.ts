import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Puts the focus on an element while something is under way that takes it from where it was; gives it back there afterwards,
 * unless it has gone elsewhere.
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
