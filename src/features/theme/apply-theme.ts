import { colourBar, showTheme } from './show-theme';
import { onSystemTheme, prefersDark } from './system-theme';
import { themeOf, type ThemePlace } from './theme';
import { followOtherTabs, shownTheme, useThemeStore } from './theme-store';

/**
 * Applies the theme of a page now and on each change, in this tab, another or the system; returns a stop function.
 */
export function startTheme(place: ThemePlace): () => void {
  const show = () => {
    const name = themeOfPage(place);
    showTheme(name);
    colourBar(name);
  };
  show();
  const stops = [useThemeStore.subscribe(show), followOtherTabs(), onSystemTheme(show)];
  return () => stops.forEach((stop) => stop());
}

function themeOfPage(place: ThemePlace) {
  const state = useThemeStore.getState();
  return place === 'console' ? shownTheme(state).name : themeOf(state.chosen, place, prefersDark());
}
