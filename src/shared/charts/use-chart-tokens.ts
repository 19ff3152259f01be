import { useSyncExternalStore } from 'react';
import { THEME_NAMES } from '@/shared/ui/styles/theme-names';
import { themeTokens } from '@/shared/ui/styles/theme-tokens';
import type { ThemeTokens } from '@/shared/ui/styles/theme-tokens';

/** The chart colours of the current theme; re-renders when it changes. */
export function useChartTokens(): ThemeTokens {
  const theme = useSyncExternalStore(onThemeChange, currentTheme);
  return TOKENS[theme];
}

const TOKENS = Object.fromEntries(THEME_NAMES.map((name) => [name, themeTokens(name)])) as Record<
  (typeof THEME_NAMES)[number],
  ThemeTokens
>;

const currentTheme = () => THEME_NAMES.find((name) => document.body.classList.contains(name)) ?? 'default';

function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}
