import { galleryView } from './view-gallery';
import { kitScope } from './view-kit';
import { screen } from './screen';
import type { Screen } from './screen';

/** The console's pages, by the name the static routes use. */
export const VIEWS = {
  overview: screen({
    titleKey: 'index',
    namespaces: ['overview', 'validation', 'countries'],
    load: () => import('@/pages/console/overview/overview-page'),
  }),
  dictionary: screen({
    titleKey: 'dictionary',
    namespaces: ['dictionary', 'validation'],
    load: () => import('@/pages/console/dictionary/dictionary-page'),
    scope: kitScope,
  }),
  personnel: screen({
    titleKey: 'personnelManagement',
    namespaces: ['personnel', 'validation'],
    load: () => import('@/pages/console/personnel/personnel-page'),
    scope: kitScope,
  }),
  users: screen({
    titleKey: 'users',
    namespaces: ['personnel', 'validation'],
    load: () => import('@/pages/console/personnel/users-page'),
    scope: kitScope,
  }),
  roles: screen({
    titleKey: 'roles',
    namespaces: ['personnel', 'validation'],
    load: () => import('@/pages/console/personnel/roles-page'),
    scope: kitScope,
  }),
  menus: screen({
    titleKey: 'menus',
    namespaces: ['personnel', 'validation'],
    load: () => import('@/pages/console/personnel/menus-page'),
    scope: kitScope,
  }),
  standards: screen({
    titleKey: 'standardsAdmin',
    namespaces: ['standards-admin', 'comparison', 'validation', 'countries'],
    load: () => import('@/pages/console/standards/standards-page'),
    scope: kitScope,
  }),
  personalCenter: screen({
    titleKey: 'personalCenter',
    namespaces: ['personal', 'validation', 'dictionary'],
    load: () => import('@/pages/console/personal-center/personal-center-page'),
    scope: kitScope,
  }),
} as const satisfies Record<string, Screen>;

/** Names the server's menu uses, without `views/` before and `/index` behind. */
const ALIASES: Readonly<Record<string, keyof typeof VIEWS>> = {
  index: 'overview',
  'modules/system/dictManagement': 'dictionary',
  'modules/system/userManagement': 'users',
  'modules/system/roleManagement': 'roles',
  'modules/system/menuManagement': 'menus',
  'modules/content/standardManagement': 'standards',
  'personalCenter/personalCenter': 'personalCenter',
};

const GALLERY = 'gallery/';

/** The page of a component name (specification §2: resolved from the views area); null where there is none. */
export function viewNamed(component: string): Screen | null {
  const name = nameIn(component);
  return name.startsWith(GALLERY) ? galleryView(name.slice(GALLERY.length)) : ownView(name);
}

/** The key of the title that the page of a component has in the area `admin`; null where it is none of ours. */
export const pageKeyOf = (component: string): string | null => ownView(nameIn(component))?.titleKey ?? null;

const nameIn = (component: string): string =>
  component.replace(/^@?\/?(views\/)?/, '').replace(/(?<=.)\/index(\.\w+)?$/, '');

function ownView(name: string): Screen | null {
  if (Object.hasOwn(VIEWS, name)) return VIEWS[name as keyof typeof VIEWS];
  const alias = Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
  return alias === undefined ? null : VIEWS[alias];
}
