import type { Rolldown } from 'vite';
import type { PreloadTable } from '../src/app/first-paint/preload-table';
import { entryOf, filesOf } from './chunk-files';
import { textsFolder } from './texts-plugin';

const ACCOUNT = ['src/app/account/account-shell.tsx'];
const API = 'src/shared/api/cache/api-scope.tsx';
const CONSOLE = [
  'src/app/console/console-door.tsx',
  'src/app/console/enter-console.ts',
  'src/app/console/console-app.tsx',
  API,
];
const CONSOLE_AREAS = ['admin', 'tabs', 'console', 'messages'];

/** Modules and areas of texts. */
interface Needs {
  modules: readonly string[];
  areas: readonly string[];
}

/** What is asked for beside the entry, and what when the entry has arrived. */
interface PageNeeds {
  beside?: Needs;
  after?: Needs;
}

/** A page of the portal: its frame is drawn first, and meanwhile the page arrives. */
const portal = (page: string, ...areas: string[]): PageNeeds => ({
  after: { modules: ['src/app/router/further-code.ts', `src/pages/portal/${page}-page.tsx`, API], areas },
});

/** A page that is drawn together with its frame. */
const whole = (modules: readonly string[], ...areas: string[]): PageNeeds => ({ beside: { modules, areas } });

/** What a page needs, beyond the entry. A path that ends in `/` stands for every address with one more part. */
const PAGES: Readonly<Record<string, PageNeeds>> = {
  '/home': {
    beside: { modules: ['src/pages/portal/home/home-page.tsx'], areas: ['home', 'countries'] },
    after: {
      modules: [
        'src/pages/portal/home/preview/home-preview.tsx',
        'src/pages/portal/home/home-sections.tsx',
        'src/features/countries/countries-api.ts',
        API,
      ],
      areas: [],
    },
  },
  '/home/taxOriginSearch': {
    after: {
      modules: ['src/pages/portal/tariff-search/tariff-search-page.tsx', API],
      areas: ['tariff', 'lane', 'countries'],
    },
  },
  '/home/taxOriginSearch/browse': portal('tariff-browse/tariff-browse', 'browse', 'countries'),
  '/home/lawService': portal('laws/laws', 'law', 'list', 'countries'),
  '/home/lawService/details/': portal('laws/law-details', 'law', 'list', 'countries', 'kept'),
  '/home/standard': portal('standards/library/library', 'standard', 'list', 'countries'),
  '/home/standard/details/': portal('standards/details/details', 'standard', 'list', 'countries', 'kept'),
  '/home/nationGuide': portal('nation-guide/nation-guide', 'nation', 'countries', 'kept'),
  '/home/riskCase': portal('risk-case/risk-case', 'risk', 'countries', 'list'),
  '/home/riskCase/riskCaseDetails/': portal(
    'risk-case/details/risk-case-details',
    'risk',
    'countries',
    'list',
    'kept',
  ),
  '/home/newsDetails': portal('news/news-list', 'news', 'list', 'countries'),
  '/home/newsDetails/details/': portal('news/news-details', 'news', 'list', 'countries', 'kept'),
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
    'kept',
  ),
  '/home/sector/': portal('sector/sector', 'sector', 'list', 'tariff', 'lane', 'origin', 'countries'),
  '/home/search': portal('search/search', 'search', 'list', 'countries'),
  '/home/kept': portal('kept/kept', 'kept', 'list', 'countries'),
  '/home/about': portal('about/about', 'about', 'list'),
  '/login': whole([...ACCOUNT, 'src/pages/account/login/login-page.tsx'], 'account', 'messages'),
  '/register': whole([...ACCOUNT, 'src/pages/account/register/register-page.tsx'], 'account', 'messages'),
  '/index': whole(
    [...CONSOLE, 'src/pages/console/overview/overview-page.tsx'],
    ...CONSOLE_AREAS,
    'overview',
    'validation',
    'countries',
  ),
  /** Every other address of the console. */
  '*': whole([...CONSOLE, 'src/layouts/console/kit-provider.tsx'], ...CONSOLE_AREAS),
};
const FRAME_AREAS = ['shell', 'ui'];
const NOTHING: Needs = { modules: [], areas: [] };

/** The files index.html starts beside the entry: code and styles by page, and the areas of its texts. */
export function preloadTable(bundle: Rolldown.OutputBundle): PreloadTable {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = entryOf(bundle);
  const withEntry = new Set([entry.script, ...entry.long, ...entry.short]);
  const codeFor = (modules: readonly string[]) => {
    const found = modules.flatMap((module) => {
      const chunk = chunks.find((each) => each.moduleIds.some((id) => id.endsWith(module)));
      if (chunk === undefined) throw new Error(`No chunk holds ${module}`);
      return [...filesOf(bundle, chunk)];
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
  const wave = ({ modules, areas }: Needs = NOTHING) => {
    const code = codeFor(modules);
    return { files: [...new Set([...stylesOf(code), ...code])].map((file) => place(`./${file}`)), areas };
  };
  const page = Object.fromEntries(
    Object.entries(PAGES).map(([path, { beside, after }]) => {
      const waves = { beside: wave(beside), after: wave(after) };
      // One import too many in what is drawn first, and all of it would come before the entry.
      if (after && waves.after.files.every((file) => waves.beside.files.includes(file)))
        throw new Error(`What ${path} asks for beside the entry holds all that may come after it`);
      return [path, waves];
    }),
  );
  return {
    entry: entry.short.map((file) => `./${file}`),
    files,
    frame: FRAME_AREAS,
    page,
    texts: `./${textsFolder()}`,
  };
}
