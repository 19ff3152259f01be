import { act } from '@testing-library/react';
import { vi } from 'vitest';

let width = 1440;
let isMotionReduced = false;
let isSystemDark = false;
const listeners = new Set<() => void>();

/** Media queries answered by a window of a given width; `setWidth` and `setDark` tell everyone who listens. */
export function stubMedia(
  settings: { width?: number; reducedMotion?: boolean; isDark?: boolean } = {},
): void {
  width = settings.width ?? 1440;
  isMotionReduced = settings.reducedMotion ?? false;
  isSystemDark = settings.isDark ?? false;
  listeners.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      const limit = /max-width: ([\d.]+)px/.exec(query)?.[1];
      if (limit !== undefined) return width <= Number(limit);
      if (query.includes('color-scheme: dark')) return isSystemDark;
      return query.includes('reduced-motion') && isMotionReduced;
    },
    media: query,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
}

/** The window gets another width. */
export const setWidth = (pixels: number): void =>
  act(() => {
    width = pixels;
    for (const listener of listeners) listener();
  });

/** The system changes between light and dark. */
export const setDark = (isDark: boolean): void =>
  act(() => {
    isSystemDark = isDark;
    for (const listener of listeners) listener();
  });
