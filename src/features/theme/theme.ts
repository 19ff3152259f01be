import { THEME_NAMES, type ThemeName } from '@/shared/ui/styles/theme-names';

/** Menu along the top or at the side (specification §2, layout shell). */
export type ConsoleLayout = 'horizontal' | 'vertical';
/** Whether the header stays visible while scrolling. */
export type HeaderMode = 'fixed' | 'noFixed';

/** The four choices of the theme drawer (specification §2 and §9). */
export interface ThemeSettings {
  name: ThemeName;
  layout: ConsoleLayout;
  header: HeaderMode;
  tagsBar: boolean;
}

/** The default until a choice is saved, and after 恢复默认. */
export const DEFAULT_THEME: ThemeSettings = {
  name: 'default',
  layout: 'horizontal',
  header: 'fixed',
  tagsBar: true,
};

/** Parses a saved choice; a missing or unknown part gets its default, and `tagsBar` may be the text of a boolean. */
export function parseThemeSettings(saved: unknown): ThemeSettings {
  if (typeof saved !== 'object' || saved === null) return DEFAULT_THEME;
  const { name, layout, header, tagsBar } = saved as Record<string, unknown>;
  return {
    name: THEME_NAMES.find((known) => known === name) ?? DEFAULT_THEME.name,
    layout: layout === 'vertical' ? 'vertical' : DEFAULT_THEME.layout,
    header: header === 'noFixed' ? 'noFixed' : DEFAULT_THEME.header,
    tagsBar: tagsBar !== false && tagsBar !== 'false',
  };
}

/** The key of the stored choice: the template's, so that a choice from before this application still applies. */
export const THEME_KEY = 'vue-admin-beautiful-theme';

/** The theme of a stored choice; null if it is none of the five. */
export function chosenTheme(saved: unknown): ThemeName | null {
  const name = typeof saved === 'object' && saved !== null && 'name' in saved ? saved.name : null;
  return THEME_NAMES.find((known) => known === name) ?? null;
}

/** The audience of a page: visitors of the public pages, or staff in the console. */
export type ThemePlace = 'portal' | 'console';

/**
 * The theme of a page. Without a choice, public pages follow the system, and the console has the theme `default`
 * (specification §4, restore default).
 */
export function themeOf(chosen: ThemeName | null, place: ThemePlace, prefersDark: boolean): ThemeName {
  if (chosen !== null) return chosen;
  return place === 'portal' && prefersDark ? 'dark' : DEFAULT_THEME.name;
}

/** The class of `body` that carries a theme's colours: its name (specification §4, theme drawer). */
export const themeClass = (name: ThemeName): string => name;
