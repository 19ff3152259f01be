/**
 * The architecture rules as data; `scripts/arrows/` checks them, `tests/contracts/architecture.test.ts` tests each.
 */

export const LAYERS = ['main', 'app', 'layouts', 'pages', 'features', 'domain', 'shared'] as const;
export type Layer = (typeof LAYERS)[number];

/** What each layer may import, besides its own files: main → app → layouts | pages → features → domain | shared. */
export const MAY_IMPORT: Readonly<Record<Layer, readonly Layer[]>> = {
  main: ['app', 'layouts', 'pages', 'features', 'domain', 'shared'],
  app: ['app', 'layouts', 'pages', 'features', 'domain', 'shared'],
  layouts: ['features', 'domain', 'shared'],
  pages: ['features', 'domain', 'shared'],
  features: ['domain', 'shared'],
  domain: [],
  shared: ['shared'],
};

/** Folders whose subfolders are islands that never import one another: depth counted from `src/<layer>`. */
export const ISLAND_DEPTH: Partial<Readonly<Record<Layer, number>>> = {
  layouts: 1,
  pages: 2,
  features: 1,
  domain: 1,
};

/** Domains that build on another one, through its index; all other pairs are independent. */
export const DOMAIN_BUILDS_ON: Readonly<Record<string, readonly string[]>> = {
  'domain/agreements': ['domain/rcep'],
  'domain/editions': ['domain/rcep'],
};

/** Files with antd in them, and the only ones that may import one another's console parts. */
export const CONSOLE_FILES = [
  'src/layouts/console/**',
  'src/pages/console/**',
  'src/features/**/*-console*.{ts,tsx}',
  'src/shared/console-ui/**',
];
/** Console parts outside the console's own layouts and pages; the portal must not reach them. */
export const CONSOLE_PARTS = ['src/features/**/*-console*.{ts,tsx}', 'src/shared/console-ui/**'];

interface Gate {
  packages: readonly string[];
  /** The files in `src` that may import them. */
  only: readonly string[];
}

/** Packages and the only place that may import them. A name ending in `/` or `:` is a prefix. */
export const GATES: readonly Gate[] = [
  { packages: ['axios'], only: ['src/shared/api/**'] },
  { packages: ['js-cookie'], only: ['src/shared/storage/**'] },
  { packages: ['jsencrypt', 'des.js', 'crypto-js', 'node-forge'], only: ['src/shared/crypto/**'] },
  { packages: ['echarts', 'echarts-for-react', 'zrender'], only: ['src/shared/charts/**'] },
  { packages: ['leaflet', 'react-leaflet', '@react-leaflet/'], only: ['src/shared/maps/**'] },
  { packages: ['antd', '@ant-design/', '@rc-component/'], only: CONSOLE_FILES },
  {
    packages: ['react-i18next'],
    only: ['src/shared/i18n/**', 'src/app/first-paint/render-first-paint.tsx'],
  },
  { packages: ['nprogress'], only: ['src/app/navigation-effects.tsx'] },
  { packages: ['papaparse'], only: ['src/shared/files/separated-records.ts'] },
  { packages: ['read-excel-file/', 'write-excel-file/', 'fflate'], only: ['src/shared/files/xlsx-*.ts'] },
  { packages: ['dompurify'], only: ['src/shared/ui/html/sanitise-html.ts'] },
  { packages: ['node:'], only: [] },
];

interface NameGate {
  names: readonly string[];
  only: readonly string[];
}

/** Names of the browser (`document.cookie` as a member) and of packages, and the only place that may use them. */
export const NAME_GATES: readonly NameGate[] = [
  {
    names: ['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore', 'document.cookie'],
    only: ['src/shared/storage/**'],
  },
  { names: ['crypto.subtle'], only: ['src/shared/crypto/**'] },
  // One place decides which answers may be shown for another query.
  {
    names: ['placeholderData', 'keepPreviousData'],
    only: ['src/shared/api/cache/previous-answer.ts', 'src/shared/api/cache/shared-answer.ts'],
  },
];

/**
 * What the mock server may import from `src`: the shapes of data, not the transport; the rules of records; the reader of
 * packed tariffs; and the formulas of the indices.
 */
export const MOCKS_MAY_IMPORT = [
  'src/domain/editions/index.ts',
  'src/domain/indices/index.ts',
  'src/**/*-schema.ts',
  'src/shared/routing/sector-ids.ts',
  'src/features/content/record-state.ts',
  'src/features/content/content-kind.ts',
  'src/features/content/content-checks.ts',
  'src/features/content/content-entries.ts',
  'src/shared/api/endpoint.ts',
  'src/shared/api/search-words.ts',
  'src/features/site-search/local/country-name-table.ts',
];

/** The only way from `src` to the mocks: a dynamic import, so that a build without the flag leaves them out. */
export const MOCKS_DOOR = 'src/main.tsx';

/** Files that only re-export are barrels; only the index of a domain is allowed. */
export const DOMAIN_INDEX = 'src/domain/*/index.ts';

export const DEFAULT_EXPORT_ALLOWED = ['src/pages/**/*-page.tsx', '**/*.d.ts'];

/** Names that do not describe their content. */
export const CATCH_ALL_NAMES = [
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'type',
  'types',
  'data',
];
export const VAGUE_ENDINGS = ['-util', '-utils', '-helper', '-helpers', '-misc', '-manager', '-service'];

/**
 * Where Chinese, Japanese or Korean text may occur in `src`: the texts, each language's name in itself, and what is
 * recognised and never shown: words in users' files or searches, how tariffs write rates, and the server's field
 * names.
 */
export const TEXT_ALLOWED = [
  'src/domain/standards/comparison/indicator-names.ts',
  'src/domain/standards/comparison/limit-words.ts',
  'src/domain/standards/comparison/product-class-words.ts',
  'src/domain/standards/comparison/unit-words.ts',
  'src/domain/editions/read-rate-jp.ts',
  'src/domain/editions/import/reading/file-fields.ts',
  'src/domain/editions/import/layouts.ts',
  'src/domain/editions/import/party-names.ts',
  'src/shared/i18n/locales/**',
  'src/shared/i18n/languages.ts',
  'src/pages/portal/standards/indicator-table/table-heads.ts',
  'src/features/origin/bom/bom-heads.ts',
  'src/features/origin/bom/money-unit.ts',
  'src/shared/format/currency-words.ts',
  'src/features/origin/origin-countries.ts',
  'src/features/site-search/local/country-name-table.ts',
  'src/shared/console-ui/server-names.ts',
];
