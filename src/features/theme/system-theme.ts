/** True while the system prefers dark colours; not reactive. */
export const prefersDark = (): boolean => matchMedia(DARK).matches;

/** Calls `listener` whenever the system changes between light and dark; returns the unsubscribe function. */
export function onSystemTheme(listener: () => void): () => void {
  const media = matchMedia(DARK);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const DARK = '(prefers-color-scheme: dark)';
