import { useEffect, useRef, type RefObject } from 'react';

/** Moves focus into the drawer when it opens and restores it when it closes; Escape inside it calls `onEscape`, but not in a dialog. */
export function useDrawerFocus(onEscape: () => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useEffect(() => {
    const element = box.current;
    const handleKey = ({ key, target }: KeyboardEvent) => {
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      if (key === 'Escape' && !isInDialog) onEscape();
    };
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, [onEscape]);
  return box;
}
