import { create } from 'zustand';
import type { MenuEntry } from './menu';
import type { ParsedMenu } from './parse/parse-menu';

/** The server's menu of the signed-in user; `idle` until it has come. */
export interface MenuState extends ParsedMenu {
  entries: readonly MenuEntry[];
  status: 'idle' | 'ready';
}

/** The menu as components look at it. */
export const useMenu = create<MenuState>()(() => ({ entries: [], problems: [], status: 'idle' }));

/** Keeps the menu that has come. */
export function setMenu(menu: ParsedMenu): void {
  useMenu.setState({ ...menu, entries: named(menu.entries), status: 'ready' });
}

let pageKeyOf: (component: string) => string | null = () => null;

/** From now on, and in the menu that is there, entries know the titles of our pages: `keyOf` gives that of a component. */
export function nameKnownPages(keyOf: (component: string) => string | null): void {
  pageKeyOf = keyOf;
  useMenu.setState(({ entries }) => ({ entries: named(entries) }));
}

const named = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.map((entry) => {
    const { label, component, children } = entry;
    const pageKey = 'text' in label ? pageKeyOf(component ?? '') : null;
    return {
      ...entry,
      label: pageKey === null ? label : { ...label, pageKey },
      children: named(children),
    };
  });

/** Forgets the menu, for the next user. */
export function clearMenu(): void {
  useMenu.setState(useMenu.getInitialState(), true);
}
