import { useEffect, useRef, type RefObject } from 'react';

interface MenuFocus {
  /** The menu has captured the focus: the rest of the page is inert. */
  isOpen: boolean;
  opener: RefObject<HTMLElement | null>;
  /** The user presses, scrolls or focuses something in the menu. */
  onAct: () => void;
  /** Escape. */
  onClose: () => void;
}

/**
 * Focus of a menu over the page: while `isOpen` it stays inside, Escape closes, and afterwards focus returns to
 * `opener` unless something else has taken it.
 */
export function useMenuFocus({ isOpen, opener, onAct, onClose }: MenuFocus): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    if (!box.current?.contains(document.activeElement)) box.current?.querySelector('a')?.focus();
    const back = opener.current;
    return () => {
      if (document.activeElement === document.body) back?.focus();
    };
  }, [isOpen, opener]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ['pointerdown', 'wheel', 'focusin']) {
      box.current?.addEventListener(type, onAct, { signal, passive: true });
    }
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), { signal });
    return () => stop.abort();
  }, [onAct, onClose]);
  return box;
}
