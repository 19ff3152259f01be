import { create } from 'zustand';
import { persisted } from '@/shared/storage/persisted';
import type { ThemeName } from '@/shared/ui/styles/theme-names';
import { chosenTheme, parseThemeSettings, THEME_KEY, type ThemeSettings } from './theme';

interface ThemeState {
  /** The choice that is kept. */
  settings: ThemeSettings;
  /** The theme that was chosen; null while public pages follow the system. */
  chosen: ThemeName | null;
  /** What the open theme drawer tries out; null while nothing differs from what is kept. */
  preview: ThemeSettings | null;
  /** Shows a choice without keeping it. */
  tryOut: (preview: ThemeSettings) => void;
  /** Shows the kept choice again. */
  endPreview: () => void;
  /** Keeps the choice in this browser and makes it the current one. */
  save: (settings: ThemeSettings) => void;
  /** Keeps a visitor's theme beside the rest of the choice; null: follow the system. */
  choose: (name: ThemeName | null) => void;
  /** Removes the kept choice; the default holds again. */
  restoreDefault: () => void;
}

// index.html reads it too, before anything is painted.
const kept = persisted<unknown>(THEME_KEY, (value): value is unknown => value !== null, { prefix: '' });

const read = (value: unknown) => ({ settings: parseThemeSettings(value), chosen: chosenTheme(value) });

/** Theme, layout, header and tags bar (specification §4): what is kept, and what the drawer tries out. */
export const useThemeStore = create<ThemeState>()((set, get) => ({
  ...read(kept.get()),
  preview: null,
  tryOut: (preview) => set({ preview }),
  endPreview: () => set({ preview: null }),
  save: (settings) => {
    kept.set(settings);
    set({ ...read(settings), preview: null });
  },
  choose: (name) => {
    const { name: _, ...rest } = get().settings;
    const choice = name === null ? rest : { name, ...rest };
    kept.set(choice);
    set(read(choice));
  },
  restoreDefault: () => {
    kept.remove();
    set({ ...read(null), preview: null });
  },
}));

/** What is to be seen now: the choice being tried out, else the kept one. */
export const shownTheme = ({ preview, settings }: Pick<ThemeState, 'preview' | 'settings'>): ThemeSettings =>
  preview ?? settings;

/** Follows a choice saved in another tab; returns how to stop. */
export function followOtherTabs(): () => void {
  return kept.subscribe((value) => useThemeStore.setState(read(value)));
}
