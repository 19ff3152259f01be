import type { MenuEntry, MenuMeta } from '@/features/menu/menu';
import { PATTERNS } from '@/shared/routing/paths';

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

/** The console's own pages (specification §2, admin routes); those of the server's menu come beside them. */
export const ADMIN_ENTRIES: readonly MenuEntry[] = [
  page(PATTERNS.index, 'index', 'overview', { affix: true, remixIcon: 'home' }),
  page(PATTERNS.personnelManagement, 'personnelManagement', 'personnel', {
    permissions: ['admin'],
    icon: 'user-cog',
  }),
  hidden(page(PATTERNS.toolIndex, 'toolIndex', 'overview', {})),
  hidden(page(PATTERNS.personalCenterShort, 'personalCenter', 'personalCenter', {})),
  hidden(page(PATTERNS.personalCenter, 'personalCenter', 'personalCenter', {})),
];

function page(path: string, key: string, component: string, meta: Partial<MenuMeta>): MenuEntry {
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

function hidden(entry: MenuEntry): MenuEntry {
  return { ...entry, isHidden: true };
}
