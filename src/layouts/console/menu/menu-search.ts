import type { OpenedSubmenu } from '../layout-store';
import { samePathAs } from '@/features/menu/parse/resolve-path';
import type { MenuItem } from '@/features/menu/visible-menu';

/** The submenu that is open until the user opens another one (specification §2). */
const DEFAULT_OPEN_PATH = '/deve';

/**
 * The items from the first level down to the one at `path`, of a group and its own page the page; empty without one.
 */
export const itemTrail = (items: readonly MenuItem[], path: string): readonly MenuItem[] =>
  trailWhere(items, samePathAs(path));

function trailWhere(items: readonly MenuItem[], isSamePath: (path: string) => boolean): readonly MenuItem[] {
  for (const item of items) {
    const below = trailWhere(item.children, isSamePath);
    if (below.length > 0) return [item, ...below];
    if (isSamePath(item.path)) return [item];
  }
  return [];
}

/**
 * The ids of the open submenus, first level first: what the user opened at this address, else the path to
 * the active item, else what was open before, else `/deve`. One chain: "only one submenu open at a time".
 */
export function openChainOf(
  items: readonly MenuItem[],
  active: readonly MenuItem[],
  opened: OpenedSubmenu | null,
  currentPath: string,
): readonly string[] {
  if (opened?.at === currentPath) return opened.chain;
  const toActive = active.filter(({ children }) => children.length > 0).map(({ id }) => id);
  if (toActive.length > 0) return toActive;
  return opened?.chain ?? items.filter(({ path }) => path === DEFAULT_OPEN_PATH).map(({ id }) => id);
}

/** True if the submenu that `chain` leads to is open. */
export const isChainOpen = (chain: readonly string[], open: readonly string[]): boolean =>
  chain.every((id, level) => open[level] === id);
