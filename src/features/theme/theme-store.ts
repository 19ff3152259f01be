import { create } from 'zustand';
import { persisted } from '@/shared/storage/persisted';
import { DEFAULT_THEME, parseThemeSettings, type ThemeSettings } from './theme';

interface ThemeState {
  settings: ThemeSettings;
  /** Keeps the choice in this browser and makes it the current one. */
  save: (settings: ThemeSettings) => void;
  /** Removes the kept choice; the default holds again. */
  restoreDefault: () => void;
}

// The key is the template's, so that a choice kept before this application survives; the first-paint script in
// index.html reads it too.
const kept = persisted<unknown>('vue-admin-beautiful-theme', (value): value is unknown => value !== null, {
  prefix: '',
});

/** The saved theme, layout, header and tags bar (specification §4); what the drawer tries out is not in here. */
export const useThemeStore = create<ThemeState>()((set) => ({
  settings: parseThemeSettings(kept.get()),
  save: (settings) => {
    kept.set(settings);
    set({ settings });
  },
  restoreDefault: () => {
    kept.remove();
    set({ settings: DEFAULT_THEME });
  },
}));

/** Follows a choice saved in another tab; returns how to stop. */
export function followOtherTabs(): () => void {
  return kept.subscribe((value) => useThemeStore.setState({ settings: parseThemeSettings(value) }));
}
