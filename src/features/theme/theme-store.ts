import { create } from 'zustand';
import { persisted } from '@/shared/storage/persisted';
import type { ThemeName } from '@/shared/ui/styles/theme-names';
import { chosenTheme, parseThemeSettings, THEME_KEY, type ThemeSettings } from './theme';

interface ThemeState {
  /** The saved choice. */
  settings: ThemeSettings;
  /** The chosen theme; null while public pages follow the system. */
  chosen: ThemeName | null;
  /** The choice previewed by the open theme drawer; null if equal to the saved one. */
  preview: ThemeSettings | null;
  /** Previews a choice without saving it. */
  tryOut: (preview: ThemeSettings) => void;
  /** Restores the saved choice. */
  endPreview: () => void;
  /** Saves the choice in this browser and makes it the current one. */
  save: (settings: ThemeSettings) => void;
  /** Saves a visitor's theme with the rest of the choice; null: follow the system. */
  choose: (name: ThemeName | null) => void;
  /** Removes the saved choice; the default applies again. */
  restoreDefault: () => void;
}

// index.html reads it too, before the first paint.
const saved = persisted<unknown>(THEME_KEY, (value): value is unknown => value !== null, { prefix: '' });

const read = (value: unknown) => ({ settings: parseThemeSettings(value), chosen: chosenTheme(value) });

/** Theme, layout, header and tags bar (specification §4): the saved choice, and the drawer's preview. */
export const useThemeStore = create<ThemeState>()((set, get) => ({
  ...read(saved.get()),
  preview: null,
  tryOut: (preview) => set({ preview }),
  endPreview: () => set({ preview: null }),
  save: (settings) => {
    saved.set(settings);
    set({ ...read(settings), preview: null });
  },
  choose: (name) => {
    const { name: _, ...rest } = get().settings;
    const choice = name === null ? rest : { name, ...rest };
    saved.set(choice);
    set(read(choice));
  },
  restoreDefault: () => {
    saved.remove();
    set({ ...read(null), preview: null });
  },
}));

/** The visible choice: the preview, else the saved one. */
export const shownTheme = ({ preview, settings }: Pick<ThemeState, 'preview' | 'settings'>): ThemeSettings =>
  preview ?? settings;

/** Follows a choice saved in another tab; returns a stop function. */
export function followOtherTabs(): () => void {
  return saved.subscribe((value) => useThemeStore.setState(read(value)));
}
