import { create } from 'zustand';
import { groupKeyOf } from './known-groups';
import type { MenuEntry } from './menu';
import type { ParsedMenu } from './parse/parse-menu';

/** The server's menu of the signed-in user; `idle` until loaded. */
export interface MenuState extends ParsedMenu {
  entries: readonly MenuEntry[];
  status: 'idle' | 'ready';
}

/** The menu for components. */
export const useMenu = create<MenuState>()(() => ({ entries: [], problems: [], status: 'idle' }));

/** Stores the loaded menu. */
export function setMenu(menu: ParsedMenu): void {
  useMenu.setState({ ...menu, entries: named(menu.entries), status: 'ready' });
}

let pageKeyOf: (component: string) => string | null = () => null;

/**
 * Sets how entries, current and future, get the titles of our pages: `keyOf` returns the title key of a component.
 */
export function nameKnownPages(keyOf: (component: string) => string | null): void {
  pageKeyOf = keyOf;
  useMenu.setState(({ entries }) => ({ entries: named(entries) }));
}

/** The key of the title of one of our pages, by its component; null if it is none. */
export const knownPageKey = (component: string): string | null => pageKeyOf(component);

const named = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.map((entry) => {
    const { label, component, children } = entry;
    const pageKey = 'text' in label ? (pageKeyOf(component ?? '') ?? groupKeyOf(entry)) : null;
    return {
      ...entry,
      label: pageKey === null ? label : { ...label, pageKey },
      children: named(children),
    };
  });

/** Clears the menu, for the next user. */
export function clearMenu(): void {
  useMenu.setState(useMenu.getInitialState(), true);
}
