/** True while the system asks for dark colours; does not change by itself. */
export const prefersDark = (): boolean => matchMedia(DARK).matches;

/** Calls `listener` whenever the system changes between light and dark; returns how to stop. */
export function onSystemTheme(listener: () => void): () => void {
  const media = matchMedia(DARK);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const DARK = '(prefers-color-scheme: dark)';
