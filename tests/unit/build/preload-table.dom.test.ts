import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { consoleScreen } from '@/app/console/console-door';
import { screenOf } from '@/app/router/screen-of';
import { viewNamed } from '@/app/console/pages/views';
import { CONSOLE_PAGES } from '@/shared/pages/console';
import { GALLERY } from '@/shared/pages/gallery';
import { pageFile } from '@/shared/pages/page';
import type { Declared, PublicPage } from '@/shared/pages/page';
import { PORTAL_PAGES } from '@/shared/pages/portal';
import { entryOf } from '../../../build/chunk-files';
import { preloadTable } from '../../../build/preload-table';

interface Chunk {
  code?: string;
  imports?: string[];
  dynamicImports?: string[];
  moduleIds?: string[];
  isEntry?: boolean;
  styles?: string[];
}

const idOf = (module: string) => `/app${pageFile(module)}`;

const CHUNKS: Record<string, Chunk> = {
  'index.js': {
    isEntry: true,
    imports: ['react.js', 'runtime.js'],
    dynamicImports: ['home.js', 'tariff.js', 'further.js', 'login.js'],
    styles: ['frame.css'],
  },
  'react.js': { code: 'x'.repeat(200_000), imports: ['runtime.js'] },
  'runtime.js': {},
  'home.js': {
    imports: ['index.js', 'react.js', 'field.js'],
    moduleIds: [idOf('portal/home/home')],
  },
  'preview.js': { moduleIds: ['/app/src/pages/portal/home/preview/home-preview.tsx'] },
  'sections.js': { moduleIds: ['/app/src/pages/portal/home/home-sections.tsx'] },
  'countries.js': { moduleIds: ['/app/src/features/countries/countries-api.ts'] },
  'field.js': { imports: ['icon.js', 'home.js'] },
  'icon.js': { styles: ['icon.css'] },
  'tariff.js': { imports: ['react.js', 'field.js'], moduleIds: [idOf('portal/tariff-search/tariff-search')] },
  'further.js': { moduleIds: ['/app/src/app/router/further-code.ts'] },
  'account.js': { imports: ['guard.js'], moduleIds: ['/app/src/app/account/account-shell.tsx'] },
  'guard.js': { imports: ['react.js'] },
  'login.js': { imports: ['field.js'], moduleIds: [idOf('account/login/login')] },
  'register.js': { imports: ['field.js'], moduleIds: [idOf('account/register/register')] },
  'door.js': { imports: ['guard.js'], moduleIds: ['/app/src/app/console/console-door.tsx'] },
  'enter.js': { moduleIds: ['/app/src/app/console/enter-console.ts'] },
  'console.js': { imports: ['frame.js'], moduleIds: ['/app/src/app/console/console-app.tsx'] },
  'frame.js': { styles: ['frame-late.css'] },
  'kit.js': { moduleIds: ['/app/src/layouts/console/kit-provider.tsx'], styles: ['kit.css'] },
  'overview.js': { moduleIds: [idOf('console/overview/overview')] },
  'api.js': { moduleIds: ['/app/src/shared/api/cache/api-scope.tsx'] },
  'chart.js': { moduleIds: ['/app/src/shared/charts/steps/step-chart.ts'] },
};

/** All other declared pages, each in a chunk of its own. */
const named = Object.values(CHUNKS).flatMap(({ moduleIds = [] }) => moduleIds);
const declared = JSON.stringify([PORTAL_PAGES, CONSOLE_PAGES, GALLERY]).match(/(?<="module":")[^"]+/g) ?? [];
for (const module of declared)
  if (!named.includes(idOf(module))) CHUNKS[`${module}.js`] = { moduleIds: [idOf(module)] };
for (const folder of ['content', 'dictionary', 'editions', 'personnel', 'standards'])
  CHUNKS[`${folder}-queries.js`] = { moduleIds: [`/app/src/pages/console/${folder}/first-queries.ts`] };

const bundleOf = (chunks: Record<string, Chunk>) =>
  Object.fromEntries(
    Object.entries(chunks).map(
      ([
        fileName,
        { code = '', imports = [], dynamicImports = [], moduleIds = [], isEntry = false, styles = [] },
      ]) => [
        fileName,
        {
          type: 'chunk',
          fileName,
          code,
          imports,
          dynamicImports,
          moduleIds,
          isEntry,
          viteMetadata: { importedCss: new Set(styles) },
        },
      ],
    ),
  ) as unknown as Rolldown.OutputBundle;

const ACCOUNT = ['./account.js', './guard.js'];
const CONSOLE = ['./door.js', './guard.js', './enter.js', './console.js', './frame.js', './api.js'];

/** The areas a page waits for before it is drawn, as the app itself knows them. */
function areasOf(page: string): readonly string[] {
  if (page === '*') return consoleScreen.namespaces;
  if (page === '/index') return [...consoleScreen.namespaces, ...(viewNamed('overview')?.namespaces ?? [])];
  return screenOf(page.endsWith('/') ? `${page}some-id` : page)?.namespaces ?? [];
}

describe('the files index.html starts beside the entry', () => {
  const table = preloadTable(bundleOf(CHUNKS));
  type When = 'beside' | 'after';
  const filesOf = (page: string, when: When) =>
    (table.page[page]?.[when].files ?? []).map((place) => table.files[place] ?? '');
  const codeOf = (page: string, when: When) => filesOf(page, when).filter((file) => file.endsWith('.js'));
  const stylesOf = (page: string, when: When) => filesOf(page, when).filter((file) => file.endsWith('.css'));

  it('are the page’s own and what these import, without what the entry brings', () => {
    const pages = ['/home', '/login', '/register', '/index', '*'];
    expect(Object.fromEntries(pages.map((page) => [page, codeOf(page, 'beside')]))).toEqual({
      '/home': ['./home.js', './field.js', './icon.js'],
      '/login': [...ACCOUNT, './login.js', './field.js', './icon.js', './home.js'],
      '/register': [...ACCOUNT, './register.js', './field.js', './icon.js', './home.js'],
      '/index': [...CONSOLE, './overview.js'],
      '*': [...CONSOLE, './kit.js'],
    });
  });

  it('begin with the short parts of the entry; index.html itself names the long ones', () => {
    expect(table.entry).toEqual(['./runtime.js']);
    expect(entryOf(bundleOf(CHUNKS))).toEqual({
      script: 'index.js',
      long: ['react.js'],
      short: ['runtime.js'],
    });
  });

  it('come after the entry where its frame, or the question itself, is drawn before', () => {
    expect(codeOf('/home', 'after')).toEqual(['./preview.js', './sections.js', './countries.js', './api.js']);
    expect(codeOf('/home/taxOriginSearch', 'after')).toEqual([
      './tariff.js',
      './field.js',
      './icon.js',
      './home.js',
      './api.js',
    ]);
    expect(codeOf('/home/taxOriginSearch', 'beside')).toEqual([]);
    expect(codeOf('/home/tradeIndex', 'after')).toEqual([
      './further.js',
      './portal/trade-index/trade-index.js',
      './api.js',
    ]);
    for (const page of ['/login', '/register', '/index', '*']) expect(filesOf(page, 'after')).toEqual([]);
  });

  it('are the styles of these files too, which a page would otherwise wait for, without those of the entry', () => {
    expect(stylesOf('/home', 'beside')).toEqual(['./icon.css']);
    expect(stylesOf('*', 'beside').toSorted()).toEqual(['./frame-late.css', './kit.css']);
  });

  it('are the texts of the frame and of the page, and no others', () => {
    for (const page of Object.keys(table.page)) {
      const { beside, after } = table.page[page]!;
      expect([...beside.areas, ...after.areas].toSorted()).toEqual([...areasOf(page)].toSorted());
    }
    expect(table.frame).toEqual(['shell', 'ui']);
    expect(table.texts).toMatch(/^\.\/assets\/texts-[0-9a-f]{8}$/);
  });

  it('go with the requests that their page makes first, as data', () => {
    expect(table.page['/home/lawService/details/']?.requests).toEqual([
      { call: 'law/get', query: { id: '$id' } },
    ]);
    expect(table.page['/home/about']?.requests).toBeUndefined();
    for (const { path, facts } of Object.values<Declared<PublicPage>>(PORTAL_PAGES))
      expect(table.page[path.replace(/:\w+$/, '')]?.requests).toEqual(facts?.requests);
  });

  it.each([
    ['api.js', 'src/shared/api/cache/api-scope.tsx'],
    ['further.js', 'src/app/router/further-code.ts'],
    ['portal/trade-index/trade-index.js', '/src/pages/portal/trade-index/trade-index-page.tsx'],
    ['console/personnel/users.js', '/src/pages/console/personnel/users-page.tsx'],
    ['console/gallery/mall/pay.js', '/src/pages/console/gallery/mall/pay-page.tsx'],
    ['dictionary-queries.js', '/src/pages/console/dictionary/first-queries.ts'],
  ])('must be in the build, or it fails and says what is missing: %s', (chunk, module) => {
    const { [chunk]: missing, ...rest } = CHUNKS;
    expect(missing).toBeDefined();
    expect(() => preloadTable(bundleOf(rest))).toThrow(`No chunk holds ${module}`);
  });

  it('must not all come beside the entry by one import too many, or the build fails', () => {
    const imports = ['preview.js', 'sections.js', 'countries.js', 'api.js'];
    const home = { ...CHUNKS['home.js'], imports };
    expect(() => preloadTable(bundleOf({ ...CHUNKS, 'home.js': home }))).toThrow(
      'What /home asks for beside the entry holds all that may come after it',
    );
  });
});
