import { useCallback, useSyncExternalStore } from 'react';

/** The widths in CSS pixels at which the layout changes (specification §9). */
export type Breakpoint = 1200 | 992 | 768 | 550 | 500;

/** True while the window is narrower than `width`; re-renders on change. */
export function useIsBelow(width: Breakpoint): boolean {
  return useMedia(`(max-width: ${width - 0.02}px)`);
}

/** True while the reader prefers reduced motion. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
