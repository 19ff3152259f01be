import type { MenuEntry, MenuMeta } from '@/features/menu/menu';
import { CONSOLE_PAGES } from '@/shared/pages/console';
import { GALLERY } from '@/shared/pages/gallery';
import type { ConsolePage, GalleryItem } from '@/shared/pages/page';

type Pages = Readonly<Record<string, ConsolePage>>;

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

/** The console's own pages (specification §2, admin routes); those of the server's menu are added to them. */
export const ADMIN_ENTRIES = entriesOf(CONSOLE_PAGES);

/** Further addresses of a page (specification §2) and the one whose tab, and so state, they share. */
export const OTHER_ADDRESSES = otherAddressesOf(CONSOLE_PAGES);

/** What the menu shows, the gallery last; then the addresses it does not show. */
export function entriesOf(pages: Pages): readonly MenuEntry[] {
  const entries = Object.entries(pages).flatMap(([name, page]) => entriesOfPage(name, page));
  return [
    ...entries.filter(({ isHidden }) => !isHidden),
    galleryEntry(GALLERY),
    ...entries.filter(({ isHidden }) => isHidden),
  ];
}

function otherAddressesOf(pages: Pages): Readonly<Record<string, string | undefined>> {
  const addresses = Object.values(pages).flatMap(({ path = '', otherPaths = [] }) =>
    otherPaths.map((other) => [other.path, path] as const),
  );
  return Object.fromEntries(addresses);
}

function entriesOfPage(name: string, { title, path, menu, otherPaths = [] }: ConsolePage): MenuEntry[] {
  if (path === undefined) return [];
  const others = otherPaths.map((other) => hidden(entry(other.path, other.title, name)));
  const own = entry(path, title ?? name, name, menu);
  return [menu === undefined ? hidden(own) : own, ...others];
}

function galleryEntry(item: GalleryItem): MenuEntry {
  const { name, path } = item;
  const permissions = ['admin'];
  if ('pages' in item) {
    const group = entry(path, name, 'EmptyLayout', { permissions, icon: item.icon ?? null });
    return { ...group, isAlwaysShown: true, children: item.pages.map(galleryEntry) };
  }
  const { isHidden = false, activeMenu = null, noKeepAlive = false } = item;
  const page = entry(path, name, `gallery/${name}`, { permissions, activeMenu, noKeepAlive });
  return isHidden ? hidden(page) : page;
}

/** An entry of the console's own: its title is a key of the area `admin`, its component a name of the views. */
function entry(path: string, key: string, component: string, meta: Partial<MenuMeta> = {}): MenuEntry {
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

function hidden(shown: MenuEntry): MenuEntry {
  return { ...shown, isHidden: true };
}
