/** The five themes of the drawer (specification §9), in the order in which they are offered. */
export const THEME_NAMES = ['default', 'ocean', 'green', 'glory', 'dark'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];
