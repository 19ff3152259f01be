import { currentLanguage } from '@/shared/i18n/i18n';
import { screen } from './screen';
import type { Screen } from './screen';

/** The console's pages, by the name the static routes use. */
export const VIEWS = {
  overview: screen({
    titleKey: 'index',
    namespaces: ['overview', 'validation', 'countries'],
    load: () => import('@/pages/admin/overview/overview-page'),
  }),
  dictionary: screen({
    titleKey: 'dictionary',
    namespaces: ['dictionary', 'validation'],
    load: () => import('@/pages/admin/dictionary/dictionary-page'),
    scope: kit,
  }),
  personnel: screen({
    titleKey: 'personnelManagement',
    namespaces: ['personnel', 'validation'],
    load: () => import('@/pages/admin/personnel/personnel-page'),
    scope: kit,
  }),
  users: screen({
    titleKey: 'users',
    namespaces: ['personnel', 'validation'],
    load: () => import('@/pages/admin/personnel/users-page'),
    scope: kit,
  }),
  roles: screen({
    titleKey: 'roles',
    namespaces: ['personnel', 'validation'],
    load: () => import('@/pages/admin/personnel/roles-page'),
    scope: kit,
  }),
  menus: screen({
    titleKey: 'menus',
    namespaces: ['personnel', 'validation'],
    load: () => import('@/pages/admin/personnel/menus-page'),
    scope: kit,
  }),
  personalCenter: screen({
    titleKey: 'personalCenter',
    namespaces: ['personal', 'validation', 'dictionary'],
    load: () => import('@/pages/admin/personal-center/personal-center-page'),
    scope: kit,
  }),
} as const satisfies Record<string, Screen>;

/** The console kit with its words, for the pages that are built from it. */
async function kit() {
  const [{ KitProvider }, { loadKitLocale }] = await Promise.all([
    import('@/layouts/admin/kit-provider'),
    import('@/layouts/admin/kit-locale'),
  ]);
  await loadKitLocale(currentLanguage()).catch(() => undefined);
  return KitProvider;
}

/** Names the server's menu uses, without `views/` before and `/index` behind. */
const ALIASES: Readonly<Record<string, keyof typeof VIEWS>> = {
  index: 'overview',
  'modules/system/dictManagement': 'dictionary',
  'modules/system/userManagement': 'users',
  'modules/system/roleManagement': 'roles',
  'modules/system/menuManagement': 'menus',
  'personalCenter/personalCenter': 'personalCenter',
};

/** The page of a component name (specification §2: resolved from the views area); null where there is none. */
export function viewNamed(component: string): Screen | null {
  const name = component.replace(/^@?\/?(views\/)?/, '').replace(/(?<=.)\/index(\.\w+)?$/, '');
  if (Object.hasOwn(VIEWS, name)) return VIEWS[name as keyof typeof VIEWS];
  const alias = Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
  return alias === undefined ? null : VIEWS[alias];
}
