import type { Rolldown } from 'vite';
import type { PreloadTable } from '../src/app/first-paint/preload-table';
import { textsFolder } from './texts-plugin';

const ACCOUNT = ['src/app/console/account-shell.tsx'];
const API = 'src/shared/api/api-scope.tsx';
const CONSOLE = [
  'src/app/console/console-door.tsx',
  'src/app/console/enter-console.ts',
  'src/app/console/console-app.tsx',
  API,
];
const CONSOLE_AREAS = ['admin', 'tabs', 'console', 'messages'];

interface PageNeeds {
  modules: readonly string[];
  areas: readonly string[];
}

/** A portal page beyond the first two. */
const portal = (page: string, ...areas: string[]): PageNeeds => ({
  modules: ['src/app/routes/further-pages.ts', `src/pages/portal/${page}-page.tsx`, API],
  areas,
});

/**
 * What a page needs before it can be drawn, beside the entry: its code, and the areas of its texts. A path that ends in
 * `/` stands for every address with one more part.
 */
const PAGES: Readonly<Record<string, PageNeeds>> = {
  '/home': { modules: ['src/pages/portal/home/home-page.tsx'], areas: ['home', 'countries'] },
  '/home/taxOriginSearch': {
    modules: ['src/pages/portal/tariff-search/tariff-search-page.tsx', API],
    areas: ['tariff', 'lane', 'countries'],
  },
  '/home/lawService': portal('laws/laws', 'law', 'list', 'countries'),
  '/home/lawService/details/': portal('laws/law-details', 'law', 'list', 'countries', 'kept'),
  '/home/nationGuide': portal('nation-guide/nation-guide', 'nation', 'countries'),
  '/home/riskCase': portal('risk-case/risk-case', 'risk', 'countries', 'list'),
  '/home/riskCase/riskCaseDetails/': portal(
    'risk-case/details/risk-case-details',
    'risk',
    'countries',
    'list',
    'kept',
  ),
  '/home/newsDetails': portal('news/news-list', 'news', 'list', 'countries'),
  '/home/newsDetails/details/': portal('news/news-details', 'news', 'list', 'countries'),
  '/home/tradeIndex': portal('trade-index/trade-index', 'indices', 'chart', 'list', 'countries'),
  '/home/dataView': portal('data-view/data-view', 'dataview', 'chart', 'map', 'list', 'countries'),
  '/home/serviceGuide': portal(
    'service-guide/service-guide',
    'guide',
    'list',
    'tariff',
    'lane',
    'origin',
    'countries',
  ),
  '/home/sector/': portal('sector/sector', 'sector', 'list', 'tariff', 'lane', 'origin', 'countries'),
  '/home/search': portal('search/search', 'search', 'list', 'countries'),
  '/home/kept': portal('kept/kept', 'kept', 'list', 'countries'),
  '/home/about': portal('about/about', 'about'),
  '/login': {
    modules: [...ACCOUNT, 'src/pages/account/login/login-page.tsx'],
    areas: ['account', 'messages'],
  },
  '/register': {
    modules: [...ACCOUNT, 'src/pages/account/register/register-page.tsx'],
    areas: ['account', 'messages'],
  },
  '/index': {
    modules: [...CONSOLE, 'src/pages/admin/overview/overview-page.tsx'],
    areas: [...CONSOLE_AREAS, 'overview', 'validation', 'countries'],
  },
  /** Every other address of the console. */
  '*': { modules: [...CONSOLE, 'src/layouts/admin/kit-provider.tsx'], areas: CONSOLE_AREAS },
};
const FRAME_AREAS = ['shell', 'ui'];

/** The files index.html starts beside the entry: code and styles by page, and the areas of its texts. */
export function preloadTable(bundle: Rolldown.OutputBundle): PreloadTable {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const withEntry = new Set(entry ? filesOf(entry) : []);

  function filesOf(chunk: Rolldown.OutputChunk, seen = new Set<string>()): Set<string> {
    if (seen.has(chunk.fileName)) return seen;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') filesOf(imported, seen);
    }
    return seen;
  }
  const codeFor = (modules: readonly string[]) => {
    const found = modules.flatMap((module) => {
      const chunk = chunks.find((each) => each.moduleIds.some((id) => id.endsWith(module)));
      if (chunk === undefined) throw new Error(`No chunk holds ${module}`);
      return [...filesOf(chunk)];
    });
    return [...new Set(found)].filter((file) => !withEntry.has(file));
  };
  const stylesOf = (code: readonly string[]) =>
    chunks
      .filter(({ fileName }) => code.includes(fileName))
      .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);

  const files: string[] = [];
  const place = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const page: PreloadTable['page'] = {};
  for (const [path, { modules, areas }] of Object.entries(PAGES)) {
    const code = codeFor(modules);
    const needed = [...new Set([...stylesOf(code), ...code])];
    page[path] = { files: needed.map((file) => place(`./${file}`)), areas: [...FRAME_AREAS, ...areas] };
  }
  return { files, page, texts: `./${textsFolder()}` };
}
