import { THEME_NAMES, type ThemeName } from '@/shared/ui/styles/theme-names';
import type { KeyBelow } from '@/shared/i18n/text-keys';

/** A visitor's choice: a theme, or null to follow the system; `text` is its key below `admin:theme.name`. */
export const THEME_CHOICES: readonly { name: ThemeName | null; text: KeyBelow<'admin', 'theme.name'> }[] = [
  { name: null, text: 'system' },
  ...THEME_NAMES.map((name) => ({ name, text: name === 'default' ? ('light' as const) : name })),
];
