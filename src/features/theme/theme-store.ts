import { create } from 'zustand';
import { persisted } from '@/shared/storage/persisted';
import { DEFAULT_THEME, parseThemeSettings, type ThemeSettings } from './theme';

interface ThemeState {
  /** The choice that is kept. */
  settings: ThemeSettings;
  /** What the open theme drawer tries out; null while nothing differs from what is kept. */
  preview: ThemeSettings | null;
  /** Shows a choice without keeping it. */
  tryOut: (preview: ThemeSettings) => void;
  /** Shows the kept choice again. */
  endPreview: () => void;
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

/** Theme, layout, header and tags bar (specification §4): what is kept, and what the drawer tries out. */
export const useThemeStore = create<ThemeState>()((set) => ({
  settings: parseThemeSettings(kept.get()),
  preview: null,
  tryOut: (preview) => set({ preview }),
  endPreview: () => set({ preview: null }),
  save: (settings) => {
    kept.set(settings);
    set({ settings, preview: null });
  },
  restoreDefault: () => {
    kept.remove();
    set({ settings: DEFAULT_THEME, preview: null });
  },
}));

/** What is to be seen now: the choice being tried out, else the kept one. */
export const shownTheme = ({ preview, settings }: Pick<ThemeState, 'preview' | 'settings'>): ThemeSettings =>
  preview ?? settings;

/** Follows a choice saved in another tab; returns how to stop. */
export function followOtherTabs(): () => void {
  return kept.subscribe((value) => useThemeStore.setState({ settings: parseThemeSettings(value) }));
}
