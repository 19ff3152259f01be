import { THEME_NAMES, type ThemeName } from '@/shared/ui/theme-names';
import { themeClass } from './theme';
import { followOtherTabs, shownTheme, useThemeStore } from './theme-store';

/** Puts a theme's class on `body` in place of another theme's; other classes stay. */
function applyTheme(name: ThemeName): void {
  document.body.classList.remove(...THEME_NAMES.map(themeClass));
  document.body.classList.add(themeClass(name));
}

/** Applies the theme to be seen now and whenever it changes, in this tab or another; returns how to stop. */
export function startTheme(): () => void {
  applyTheme(shownTheme(useThemeStore.getState()).name);
  const stopStore = useThemeStore.subscribe((state) => applyTheme(shownTheme(state).name));
  const stopTabs = followOtherTabs();
  return () => {
    stopStore();
    stopTabs();
  };
}
