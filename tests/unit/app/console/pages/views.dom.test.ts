import { describe, expect, it } from 'vitest';
import { ADMIN_ENTRIES } from '@/app/console/pages/console-entries';
import { viewNamed } from '@/app/console/pages/views';
import type { MenuEntry } from '@/features/menu/menu';

const DICTIONARY = 'modules/system/dictManagement';

describe('§2 "component names are resolved from a views area"', () => {
  it.each([
    ['views/index', 'index'],
    [`views/${DICTIONARY}`, 'dictionary'],
    [`views/${DICTIONARY}/index`, 'dictionary'],
    [`views/${DICTIONARY}/index.vue`, 'dictionary'],
    [`/views/${DICTIONARY}/index`, 'dictionary'],
    [`@views/${DICTIONARY}/index`, 'dictionary'],
    [`@/views/${DICTIONARY}/index`, 'dictionary'],
    [`/${DICTIONARY}`, 'dictionary'],
    [DICTIONARY, 'dictionary'],
    ['views/modules/system/userManagement/index', 'users'],
    ['views/modules/system/roleManagement/index', 'roles'],
    ['views/modules/system/menuManagement/index', 'menus'],
    ['views/modules/system/orgManagement/index', 'organisations'],
    ['views/modules/system/loginLogsManagement/index', 'signInLog'],
    ['views/modules/system/operationLogsManagement/index', 'actionLog'],
    ['views/modules/system/optionsManagement/index', 'options'],
    ['views/modules/system/setManagement/index', 'settings'],
    ['views/modules/system/tenantManagement/index', 'tenants'],
    ['views/modules/system/areaManagement/index', 'areas'],
    ['views/modules/system/monitorManagement/index', 'monitor'],
    ['views/modules/content/standardManagement/index', 'contentStandard'],
    ['views/personalCenter/personalCenter', 'personalCenter'],
    ['@views/personalCenter/personalCenter', 'personalCenter'],
    ['index', 'index'],
    ['/index', 'index'],
    ['overview', 'index'],
  ])('%s is the page %s', (component, titleKey) => {
    expect(viewNamed(component)?.titleKey).toBe(titleKey);
  });

  it('writings of one name are one page, so that its code loads once', () => {
    expect(viewNamed(`views/${DICTIONARY}/index`)).toBe(viewNamed(DICTIONARY));
  });

  it.each([
    '',
    '/',
    'views',
    'views/',
    'views/nowhere/index',
    'gallery/',
    'gallery/nowhere',
    'gallery/constructor',
    'views/modules/system/codeManagement/index',
    'VIEWS/index',
    'Layout',
    'EmptyLayout',
    '../../etc/passwd',
    'https://evil.example/page.js',
    'constructor',
    'views/constructor',
    '__proto__',
    'views/__proto__/index',
    'toString',
    'hasOwnProperty',
  ])('"%s" is none', (component) => {
    expect(viewNamed(component)).toBeNull();
  });

  it.each(pagesOf(ADMIN_ENTRIES).map(({ path, component }) => [path, component ?? '']))(
    'the static page %s has its component %s',
    (_path, component) => {
      expect(viewNamed(component)).not.toBeNull();
    },
  );
});

/** The entries that are pages themselves, whatever they stand below. */
function pagesOf(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => (entry.children.length === 0 ? [entry] : pagesOf(entry.children)));
}
