import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { consoleScreen } from '@/app/console/console-screen';
import { screenOf } from '@/app/routes/screen-of';
import { viewNamed } from '@/app/routes/view-registry';
import { LANGUAGES } from '@/shared/i18n/languages';
import { preloadTable } from '../../../scripts/preload-table';

const AREAS = [
  'shell',
  'ui',
  'home',
  'tariff',
  'lane',
  'countries',
  'about',
  'account',
  'messages',
  'admin',
  'tabs',
  'console',
  'overview',
  'validation',
];

interface Chunk {
  imports?: string[];
  moduleIds?: string[];
  isEntry?: boolean;
  styles?: string[];
}

const CHUNKS: Record<string, Chunk> = {
  'index.js': { isEntry: true, imports: ['react.js'], styles: ['frame.css'] },
  'react.js': {},
  'home.js': {
    imports: ['index.js', 'react.js', 'field.js'],
    moduleIds: ['/app/src/pages/portal/home/home-page.tsx'],
  },
  'field.js': { imports: ['icon.js', 'home.js'] },
  'icon.js': { styles: ['icon.css'] },
  'tariff.js': {
    imports: ['react.js', 'field.js'],
    moduleIds: ['/app/src/pages/portal/tariff-search/tariff-search-page.tsx'],
  },
  'account.js': { imports: ['guard.js'], moduleIds: ['/app/src/app/console/account-shell.tsx'] },
  'guard.js': { imports: ['react.js'] },
  'further.js': { moduleIds: ['/app/src/shared/i18n/further-texts.ts'] },
  'login.js': { imports: ['field.js'], moduleIds: ['/app/src/pages/account/login/login-page.tsx'] },
  'register.js': { imports: ['field.js'], moduleIds: ['/app/src/pages/account/register/register-page.tsx'] },
  'door.js': { imports: ['guard.js'], moduleIds: ['/app/src/app/console/console-door.tsx'] },
  'enter.js': { moduleIds: ['/app/src/app/console/enter-console.ts'] },
  'console.js': { imports: ['kit.js'], moduleIds: ['/app/src/app/console/console-app.tsx'] },
  'kit.js': { styles: ['kit.css'] },
  'overview.js': { moduleIds: ['/app/src/pages/admin/overview/overview-page.tsx'] },
  'api.js': { moduleIds: ['/app/src/shared/api/api-scope.tsx'] },
  'chart.js': { moduleIds: ['/app/src/shared/charts/step-chart.ts'] },
  ...Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      AREAS.map((area) => [
        `${language}-${area}.js`,
        { moduleIds: [`/app/src/shared/i18n/locales/${language}/${area}.json`] },
      ]),
    ),
  ),
};

const bundleOf = (chunks: Record<string, Chunk>) =>
  Object.fromEntries(
    Object.entries(chunks).map(
      ([fileName, { imports = [], moduleIds = [], isEntry = false, styles = [] }]) => [
        fileName,
        {
          type: 'chunk',
          fileName,
          imports,
          moduleIds,
          isEntry,
          viteMetadata: { importedCss: new Set(styles) },
        },
      ],
    ),
  ) as unknown as Rolldown.OutputBundle;

const ACCOUNT = ['./account.js', './guard.js', './further.js'];
const CONSOLE = [
  './door.js',
  './guard.js',
  './enter.js',
  './console.js',
  './kit.js',
  './api.js',
  './further.js',
];

/** The areas a page waits for before it is drawn, as the app itself knows them. */
function areasOf(page: string): readonly string[] {
  if (page === '*') return consoleScreen.namespaces;
  if (page === '/index') return [...consoleScreen.namespaces, ...(viewNamed('overview')?.namespaces ?? [])];
  return screenOf(page)?.namespaces ?? [];
}

describe('the files index.html starts beside the entry', () => {
  const table = preloadTable(bundleOf(CHUNKS));

  it('are the page’s own and what these import, without what the entry brings', () => {
    const files = Object.fromEntries(
      Object.entries(table.page).map(([page, needed]) => [page, needed.files]),
    );
    expect(files).toEqual({
      '/home': ['./home.js', './field.js', './icon.js'],
      '/home/taxOriginSearch': ['./tariff.js', './field.js', './icon.js', './home.js', './api.js'],
      '/login': [...ACCOUNT, './login.js', './field.js', './icon.js', './home.js'],
      '/register': [...ACCOUNT, './register.js', './field.js', './icon.js', './home.js'],
      '/index': [...CONSOLE, './overview.js'],
      '*': CONSOLE,
    });
  });

  it('are the styles of these files too, which a page would otherwise wait for, without those of the entry', () => {
    expect(table.page['/home']?.styles).toEqual(['./icon.css']);
    expect(table.page['*']?.styles).toEqual(['./kit.css']);
  });

  it.each(LANGUAGES)('in %s are the texts of the frame and of the page, and no others', (language) => {
    for (const page of Object.keys(table.page)) {
      const areas = ['shell', 'ui', ...areasOf(page)];
      expect(table.page[page]?.areas.toSorted()).toEqual(areas.toSorted());
      for (const area of areas) expect(table.texts[language]?.[area]).toBe(`./${language}-${area}.js`);
    }
  });

  it('must be in the build, or it fails and says what is missing', () => {
    const { 'api.js': _, ...rest } = CHUNKS;
    expect(() => preloadTable(bundleOf(rest))).toThrow('No chunk holds src/shared/api/api-scope.tsx');
  });
});
