/** The five themes of the drawer (specification §9), in display order. */
export const THEME_NAMES = ['default', 'ocean', 'green', 'glory', 'dark'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];
