import type { MenuEntry, MenuMeta } from '@/features/menu/menu';

const NO_META: MenuMeta = {
  icon: null,
  remixIcon: null,
  badge: null,
  target: null,
  activeMenu: null,
  noKeepAlive: false,
  permissions: [],
  affix: false,
  breadcrumb: true,
};

/** An entry of the console's own: its title is a key of the area `admin`, its component a name of the view registry. */
export function ownEntry(
  path: string,
  key: string,
  component: string,
  meta: Partial<MenuMeta> = {},
): MenuEntry {
  return {
    id: path,
    path,
    label: { key },
    component,
    redirect: null,
    isHidden: false,
    isAlwaysShown: false,
    problem: null,
    meta: { ...NO_META, ...meta },
    children: [],
  };
}

/** The entry with others below it: an address of its own leads to the first of them. */
export function withPages(entry: MenuEntry, children: readonly MenuEntry[]): MenuEntry {
  return { ...entry, isAlwaysShown: true, children };
}

/** The entry left out of the menu. */
export function hidden(entry: MenuEntry): MenuEntry {
  return { ...entry, isHidden: true };
}
