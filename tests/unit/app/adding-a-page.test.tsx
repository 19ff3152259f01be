import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '@/app/console/pages/console-entries';
import { viewsOf } from '@/app/console/pages/views';
import { routesOf } from '@/app/router/public-routes';
import { searchPlacesOf } from '@/features/site-search/local/places';
import { menuOf } from '@/layouts/portal/header/portal-menu-entries';
import { startI18n } from '@/shared/i18n/i18n';
import { ACCOUNT_PAGES } from '@/shared/pages/account';
import { CONSOLE_PAGES } from '@/shared/pages/console';
import { GALLERY } from '@/shared/pages/gallery';
import { pageFile } from '@/shared/pages/page';
import type { ConsolePage, Declared, PublicPage } from '@/shared/pages/page';
import { PORTAL_PAGES } from '@/shared/pages/portal';
import { preloadTable } from '../../../build/preload-table';
import { portalBudgets } from '../../../scripts/size-budgets';

/** Pages that are not there, with the code of one that is. */
const PORTS: Declared<PublicPage> = {
  path: '/home/ports',
  module: 'errors/not-found',
  texts: ['about'],
  menu: true,
  search: true,
  facts: { requests: [{ call: 'port/findPage', query: { pageSize: 20 }, unless: ['*'] }] },
};
const SHIPS: ConsolePage = {
  module: 'console/overview/overview',
  texts: ['overview'],
  component: 'modules/content/shipManagement',
  path: '/ships',
  menu: { icon: 'ship' },
};
const portal = { ...PORTAL_PAGES, ports: PORTS };
const console = { ...CONSOLE_PAGES, ships: SHIPS };

/** A build in which each file that is declared, or that all pages need, is a chunk of its own. */
function bundle() {
  const all = JSON.stringify([portal, ACCOUNT_PAGES, console, GALLERY]);
  const texts = (key: string) =>
    [...all.matchAll(new RegExp(`"${key}":"([^"]+)"`, 'g'))].map(([, text = '']) => text);
  const files = [
    ...texts('module').map(pageFile),
    ...texts('queries').map((module) => `/src/pages/${module}.ts`),
    ...PORTAL_PAGES.home.facts.further.map((file) => `/src/${file}`),
    ...['account/account-shell.tsx', 'router/further-code.ts'].map((file) => `/src/app/${file}`),
    ...['door.tsx', 'app.tsx'].map((end) => `/src/app/console/console-${end}`),
    '/src/app/console/enter-console.ts',
    '/src/layouts/console/kit-provider.tsx',
  ];
  const chunk = (file: string, isEntry: boolean) => {
    const fileName = file.slice(1);
    return [
      fileName,
      { type: 'chunk', fileName, code: '', imports: [], dynamicImports: [], moduleIds: [file], isEntry },
    ];
  };
  const chunks = [chunk('/index.js', true), ...files.map((file) => chunk(file, false))];
  return Object.fromEntries(chunks);
}

describe('a page that is declared, and nowhere else named', () => {
  it('has its route, with its texts and code', async () => {
    await startI18n('zh', ['ui']);
    const route = routesOf(portal).find(({ path }) => matchPath(path, '/home/ports'));
    expect(route?.screen).toMatchObject({ titleKey: 'ports', namespaces: ['about'] });
    await expect(route?.screen.preload()).resolves.toBeUndefined();
  });

  it('is in the header’s menu, and found by the search', () => {
    expect(menuOf(portal)).toEqual([
      ...menuOf(PORTAL_PAGES),
      { key: 'ports', to: '/home/ports', path: '/home/ports' },
    ]);
    expect(searchPlacesOf(portal).at(-1)).toEqual({
      id: 'ports',
      titleKey: 'shell:title.ports',
      address: '/home/ports',
    });
  });

  it('is started by index.html: its code, its texts and what it requests first', () => {
    const { page, files } = preloadTable(bundle(), {
      portal,
      account: ACCOUNT_PAGES,
      console,
      gallery: GALLERY,
    });
    const preload = page['/home/ports'];
    expect(preload?.after.files.map((place) => files[place])).toContain(`.${pageFile(PORTS.module)}`);
    expect(preload?.after.areas).toEqual(['about']);
    expect(preload?.requests).toEqual(PORTS.facts?.requests);
  });

  it('has a budget', () => {
    const added = portalBudgets(portal).filter(({ address }) => address === '/home/ports');
    expect(added).toMatchObject([{ until: 'main h1', kib: 200 }]);
    expect(() => portalBudgets({ ship: { ...PORTS, path: '/home/ports/:id' } })).toThrow('/home/ports/:id');
  });

  it('of the console is in its menu, and is the page of its component', () => {
    expect(entriesOf(console)).toContainEqual(
      expect.objectContaining({
        path: '/ships',
        label: { key: 'ships' },
        component: 'ships',
        isHidden: false,
      }),
    );
    expect(viewsOf(console).at(-1)).toMatchObject({ name: 'ships', screen: { namespaces: ['overview'] } });
  });
});
