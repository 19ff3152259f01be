import type { PublicPage } from '@/shared/pages/page';
import { PORTAL_PAGES } from '@/shared/pages/portal';
import { paths } from '@/shared/routing/paths';
import type { KeyBelow } from '@/shared/i18n/text-keys';

/** One entry of the portal menu: `key` is its text key in `shell:menu`, `path` determines whether it is current. */
export interface PortalMenuEntry {
  key: MenuKey;
  to: string;
  path: string;
  tools?: readonly PortalMenuEntry[];
}

type MenuKey = KeyBelow<'shell', 'menu'>;

/** The main menu in the order of the specification §1; the standards' entry opens its four tools (product design §2). */
export const PORTAL_MENU = menuOf(PORTAL_PAGES);

export function menuOf(pages: Readonly<Record<string, PublicPage>>): readonly PortalMenuEntry[] {
  // A page in the menu has its name there under the key of its declaration.
  const all = Object.entries(pages) as [MenuKey, PublicPage][];
  const toolsOf = (entry: string) =>
    all.flatMap(([key, { path, menu }]) =>
      typeof menu === 'object' && 'below' in menu && menu.below === entry ? [{ key, to: path, path }] : [],
    );
  return all.flatMap(([key, { path, menu }]) => {
    if (menu === undefined || (menu !== true && 'below' in menu)) return [];
    if (menu !== true) return [{ key: menu.key, to: path + menu.query, path }];
    const tools = toolsOf(key);
    return [{ key, to: path, path, ...(tools.length > 0 && { tools }) }];
  });
}

/** The entry's `aria-current`: `page` on its own page, `true` on one below it (none are below home). */
export function currentMark(item: PortalMenuEntry, currentPath: string): 'page' | 'true' | undefined {
  if (currentPath === item.path) return 'page';
  const isBelow = item.path !== paths.home() && currentPath.startsWith(`${item.path}/`);
  return isBelow ? 'true' : undefined;
}
