import { THEME_NAMES, type ThemeName } from '@/shared/ui/styles/theme-names';
import { themeClass } from './theme';

/** The colour of the bar on top of each theme's pages (`--ink`), also used for the browser's own bar. */
export const BAR_COLOURS: Readonly<Record<ThemeName, string>> = {
  default: '#282c34',
  ocean: '#0f3640',
  green: '#1f3529',
  glory: '#35243f',
  dark: '#0c0e12',
};

/** Sets a theme's class on `body`, replacing another theme's; other classes stay. */
export function showTheme(name: ThemeName): void {
  document.body.classList.remove(...THEME_NAMES.map(themeClass));
  document.body.classList.add(themeClass(name));
}

/** Gives the browser's own bar the colour of a theme. */
export const colourBar = (name: ThemeName): void =>
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', BAR_COLOURS[name]);
