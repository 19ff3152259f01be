import { THEME_NAMES, type ThemeName } from '@/shared/ui/theme-names';

/** Menu along the top or at the side (specification §2, layout shell). */
export type ConsoleLayout = 'horizontal' | 'vertical';
/** Whether the header stays in sight while the page is scrolled. */
export type HeaderMode = 'fixed' | 'noFixed';

/** The four choices of the theme drawer (specification §2 and §9). */
export interface ThemeSettings {
  name: ThemeName;
  layout: ConsoleLayout;
  header: HeaderMode;
  tagsBar: boolean;
}

/** What stands until a choice is saved, and again after 恢复默认. */
export const DEFAULT_THEME: ThemeSettings = {
  name: 'default',
  layout: 'horizontal',
  header: 'fixed',
  tagsBar: true,
};

/** Reads a kept choice; a missing or unknown part takes its default, and `tagsBar` may be the text of a boolean. */
export function parseThemeSettings(kept: unknown): ThemeSettings {
  if (typeof kept !== 'object' || kept === null) return DEFAULT_THEME;
  const { name, layout, header, tagsBar } = kept as Record<string, unknown>;
  return {
    name: THEME_NAMES.find((known) => known === name) ?? DEFAULT_THEME.name,
    layout: layout === 'vertical' ? 'vertical' : DEFAULT_THEME.layout,
    header: header === 'noFixed' ? 'noFixed' : DEFAULT_THEME.header,
    tagsBar: tagsBar !== false && tagsBar !== 'false',
  };
}

/** The class of `body` that carries a theme's colours: its name (specification §4, theme drawer). */
export const themeClass = (name: ThemeName): string => name;
