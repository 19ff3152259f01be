import { create } from 'zustand';
import type { MenuEntry } from './menu';
import type { ParsedMenu } from './parse-menu';

/** The server's menu of the signed-in user; `idle` until it has come. */
export interface MenuState extends ParsedMenu {
  entries: readonly MenuEntry[];
  status: 'idle' | 'ready';
}

/** The menu as components look at it. */
export const useMenu = create<MenuState>()(() => ({ entries: [], problems: [], status: 'idle' }));

/** Keeps the menu that has come. */
export function setMenu(menu: ParsedMenu): void {
  useMenu.setState({ ...menu, status: 'ready' });
}

/** Forgets the menu, for the next user. */
export function clearMenu(): void {
  useMenu.setState(useMenu.getInitialState(), true);
}
