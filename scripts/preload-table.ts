import type { Rolldown } from 'vite';
import { LANGUAGES } from '../src/shared/i18n/languages';

const ACCOUNT = ['src/app/console/account-shell.tsx', 'src/shared/i18n/further-texts.ts'];
const CONSOLE = [
  'src/app/console/console-door.tsx',
  'src/app/console/enter-console.ts',
  'src/app/console/console-app.tsx',
  'src/shared/api/api-scope.tsx',
  'src/shared/i18n/further-texts.ts',
];
const CONSOLE_AREAS = ['admin', 'tabs', 'console', 'messages'];

/** What a page needs before it can be drawn, beside the entry: its code, and the areas of its texts. */
const PAGES = {
  '/home': { modules: ['src/pages/portal/home/home-page.tsx'], areas: ['home', 'countries'] },
  '/home/taxOriginSearch': {
    modules: ['src/pages/portal/tariff-search/tariff-search-page.tsx', 'src/shared/api/api-scope.tsx'],
    areas: ['tariff', 'lane', 'countries'],
  },
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
  '*': { modules: CONSOLE, areas: CONSOLE_AREAS },
} as const;
const FRAME_AREAS = ['shell', 'ui'];

interface PreloadTable {
  page: Record<string, { files: string[]; styles: string[]; areas: readonly string[] }>;
  /** The file of each area's texts, by language and area. */
  texts: Record<string, Record<string, string>>;
}

/** The files index.html starts beside the entry: code and styles by page, texts by language and area. */
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
  const newFilesFor = (modules: readonly string[]) => {
    const found = modules.flatMap((module) => {
      const chunk = chunks.find((each) => each.moduleIds.some((id) => id.endsWith(module)));
      if (chunk === undefined) throw new Error(`No chunk holds ${module}`);
      return [...filesOf(chunk)];
    });
    return [...new Set(found)].filter((file) => !withEntry.has(file));
  };
  const filesFor = (modules: readonly string[]) => newFilesFor(modules).map((file) => `./${file}`);
  const stylesFor = (modules: readonly string[]) => {
    const own = new Set(newFilesFor(modules));
    const styles = chunks.filter(({ fileName }) => own.has(fileName)).flatMap(stylesOf);
    return [...new Set(styles)].map((file) => `./${file}`);
  };
  const pages = Object.entries(PAGES);
  const areas = [...new Set([...FRAME_AREAS, ...pages.flatMap(([, page]) => page.areas)])];
  const textsIn = (language: string) =>
    areas.map((area) => [area, filesFor([`src/shared/i18n/locales/${language}/${area}.json`])[0] ?? '']);
  return {
    page: Object.fromEntries(
      pages.map(([page, { modules, areas: own }]) => [
        page,
        { files: filesFor(modules), styles: stylesFor(modules), areas: [...FRAME_AREAS, ...own] },
      ]),
    ),
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, Object.fromEntries(textsIn(language))])),
  };
}

const stylesOf = (chunk: Rolldown.OutputChunk): string[] => [...(chunk.viteMetadata?.importedCss ?? [])];
