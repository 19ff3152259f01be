import type { Label } from '@/shared/i18n/label';
import type { MenuEntry } from './menu';
import { isExternal } from './parse/resolve-path';

/** A rendered menu item: a leaf links to its path, one with children expands. */
export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  path: string;
  label: Label;
  icon: string | null;
  remixIcon: string | null;
  badge: string | null;
  target: string | null;
  isExternal: boolean;
  problem: MenuEntry['problem'];
  children: readonly MenuItem[];
}

/**
 * The menu for a user (specification §2; backend contract §3.3). `mayUse` checks for one of the listed permissions.
 * Hidden entries are not shown; a single visible child without children replaces its parent unless that is always
 * shown; an entry without visible children is a leaf.
 */
export function visibleMenu(
  entries: readonly MenuEntry[],
  mayUse: (permissions: readonly string[]) => boolean,
): readonly MenuItem[] {
  const isAllowed = ({ meta }: MenuEntry) => mayUse(meta.permissions);
  const show = (entry: MenuEntry): MenuItem => {
    const visible = entry.children.filter((child) => isAllowed(child) && !child.isHidden);
    const [only] = visible;
    if (only !== undefined && visible.length === 1 && !entry.isAlwaysShown) {
      if (!only.children.some(isAllowed)) return withIcon(itemOf(only, []), entry);
    }
    return itemOf(entry, visible.map(show));
  };
  return entries.filter((entry) => isAllowed(entry) && !entry.isHidden).map(show);
}

function itemOf({ id, path, label, meta, problem }: MenuEntry, children: readonly MenuItem[]): MenuItem {
  const { icon, remixIcon, badge, target } = meta;
  return { id, path, label, icon, remixIcon, badge, target, isExternal: isExternal(path), problem, children };
}

/** A child that replaces its parent uses the parent's icon if it has none. */
function withIcon(item: MenuItem, { meta }: MenuEntry): MenuItem {
  if (item.icon !== null || item.remixIcon !== null) return item;
  return { ...item, icon: meta.icon, remixIcon: meta.remixIcon };
}
