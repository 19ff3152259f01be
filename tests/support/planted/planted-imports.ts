import type { Rule } from '../../../scripts/arrows/violation';
import type { Planted } from './planted';

/** Imports that go where they may not, in each way that TypeScript knows to import. */
export const PLANTED_IMPORTS: readonly Planted[] = [
  ...arrows(),
  ...islands(),
  ...waysToImport(),
  ...domain(),
  ...mocks(),
];

function arrows(): Planted[] {
  const back = (from: string, to: string, instead: string): Planted => ({
    rule: 'arrows',
    what: `${from} imports ${to}`,
    bad: { [from]: `import * as it from '@/${to}';\nexport const used = it;` },
    clean: { [from]: `import * as it from '@/${instead}';\nexport const used = it;` },
  });
  return [
    back('src/shared/format/date.ts', 'features/laws/laws', 'shared/format/number'),
    back('src/shared/format/date.ts', 'domain/rcep/index', 'shared/format/number'),
    back('src/features/laws/law-list.ts', 'pages/portal/laws/laws-page', 'features/laws/laws'),
    back('src/features/laws/law-list.ts', 'app/start', 'domain/rcep'),
    back('src/pages/portal/home/hero.ts', 'layouts/portal/frame', 'features/laws/laws'),
    back('src/pages/portal/home/hero.ts', 'app/start', 'shared/format/number'),
    back('src/layouts/portal/head.ts', 'pages/portal/home/home-page', 'features/laws/laws'),
    back('src/layouts/portal/head.ts', 'app/start', 'domain/rcep'),
    back('src/app/wiring.ts', 'main', 'layouts/portal/frame'),
  ];
}

function islands(): Planted[] {
  const island = (from: string, to: string, own: string): Planted => ({
    rule: 'islands',
    what: `${from} imports ${to}`,
    bad: { [from]: `import * as it from '${to}';\nexport const used = it;` },
    clean: { [from]: `import * as it from '${own}';\nexport const used = it;` },
  });
  return [
    island('src/features/laws/law-list.ts', '../news/news', './laws'),
    island('src/features/laws/parts/row.ts', '@/features/news/news', '../laws'),
    island('src/pages/portal/home/hero.ts', '../laws/laws-page', './home-page'),
    island('src/pages/console/home/board.ts', '@/pages/portal/home/home-page', '@/features/laws/laws'),
    island('src/layouts/portal/head.ts', '../admin/shell', './frame'),
  ];
}

function waysToImport(): Planted[] {
  const at = 'src/features/laws/law-list.ts';
  const way = (what: string, bad: string, clean: string, rule: Rule = 'islands'): Planted => ({
    rule,
    what,
    bad: { [at]: bad },
    clean: { [at]: clean },
  });
  const saved = (text: string) => `export const kept = ${text};`;
  return [
    way(
      'import type',
      `import type { news } from '../news/news';\nexport type N = typeof news;`,
      `import type { Law } from './laws';\nexport type N = Law;`,
    ),
    way(
      'the type import(…)',
      `export type N = typeof import('../news/news').news;`,
      `export type N = import('./laws').Law;`,
    ),
    way(
      're-export',
      `export * from '../news/news';\nexport const one = 1;`,
      `export * from './laws';\nexport const one = 1;`,
    ),
    way('import()', saved(`() => import('../news/news')`), saved(`() => import('./laws')`)),
    way(
      'import() of a template',
      saved('(n: string) => import(`../news/${n}.ts`)'),
      saved('(n: string) => import(`./parts/${n}.ts`)'),
    ),
    way('import.meta.glob', saved(`import.meta.glob('../*/*.ts')`), saved(`import.meta.glob('./*.ts')`)),
    way(
      'import.meta.glob with a list',
      saved(`import.meta.glob(['./*.ts', '@/features/news/*.ts'])`),
      saved(`import.meta.glob(['./*.ts', '!./laws.ts'])`),
    ),
    way('require()', saved(`require('../news/news')`), saved(`require('./laws')`)),
    way(
      'import = require()',
      `import news = require('../news/news');\nexport const kept = news;`,
      `import laws = require('./laws');\nexport const kept = laws;`,
    ),
    way(
      'a worker',
      saved(`new URL('../news/news.ts', import.meta.url)`),
      saved(`new URL('./laws.ts', import.meta.url)`),
    ),
    way(
      'side effect only',
      `import '../news/news';\nexport const one = 1;`,
      `import './laws';\nexport const one = 1;`,
    ),
    way(
      'import() of a variable',
      saved('(n: string) => import(n)'),
      saved(`() => import('./laws')`),
      'unreadable-import',
    ),
    way('a file that is not there', `import './lwas';`, `import './laws';`, 'unknown-file'),
    way('a file outside src', `import '../../../tests/setup';`, `import './laws';`, 'stay-in-source'),
    {
      rule: 'cycle',
      what: 'through three files and a type',
      bad: {
        'src/features/laws/a.ts': `import { b } from './b';\nexport const a = b;\nexport type A = 1;`,
        'src/features/laws/b.ts': `import { c } from './c';\nexport const b = c;`,
        'src/features/laws/c.ts': `import type { A } from './a';\nexport const c: A = 1;`,
      },
      clean: {
        'src/features/laws/a.ts': `import { b } from './b';\nimport { c } from './c';\nexport const a = [b, c];`,
        'src/features/laws/b.ts': `import { c } from './c';\nexport const b = c;`,
        'src/features/laws/c.ts': 'export const c = 1;',
      },
    },
  ];
}

function domain(): Planted[] {
  const at = 'src/domain/rcep/verdict.ts';
  const pure = (from: string): Planted => ({
    rule: 'domain-is-pure',
    what: `a domain imports ${from}`,
    bad: { [at]: `import * as it from '${from}';\nexport const used = it;` },
    clean: { [at]: `import * as it from './rate';\nexport const used = it;` },
  });
  const page = 'src/pages/portal/home/pair.ts';
  return [
    pure('react'),
    pure('zod/mini'),
    pure('@/shared/format/number'),
    pure('@/features/laws/laws'),
    pure('../indices/growth'),
    pure('@/domain/agreements'),
    {
      rule: 'domain-is-pure',
      what: 'a domain imports one that it does not build on',
      bad: {
        'src/domain/indices/total.ts': `import { rate } from '@/domain/rcep';\nexport const total = rate;`,
      },
      clean: {
        'src/domain/agreements/total.ts': `import { rate } from '@/domain/rcep';\nexport const total = rate;`,
      },
    },
    {
      rule: 'domain-by-index',
      what: 'a domain imports the inside of one that it builds on',
      bad: {
        'src/domain/agreements/total.ts': `import { rate } from '@/domain/rcep/rate';\nexport const total = rate;`,
      },
      clean: {
        'src/domain/agreements/total.ts': `import { rate } from '@/domain/rcep';\nexport const total = rate;`,
      },
    },
    {
      rule: 'domain-by-index',
      what: 'a page imports the inside of a domain',
      bad: { [page]: `import { rate } from '@/domain/rcep/rate';\nexport const pair = rate;` },
      clean: { [page]: `import { rate } from '@/domain/rcep';\nexport const pair = rate;` },
    },
  ];
}

function mocks(): Planted[] {
  const handler = 'mocks/handlers/laws.ts';
  const knows = (to: string): Planted => ({
    rule: 'mocks-know-schemas-only',
    what: `a mock imports ${to}`,
    bad: { [handler]: `import type * as it from '@/${to}';\nexport type Used = typeof it;` },
    clean: { [handler]: `import * as it from '@/features/laws/laws-schema';\nexport const used = it;` },
  });
  return [
    knows('features/laws/laws'),
    knows('domain/rcep'),
    knows('shared/format/number'),
    {
      rule: 'no-mocks-in-source',
      what: 'a feature imports a mock dynamically',
      bad: { 'src/app/mocked.ts': `export const it = () => import('../../mocks/browser');` },
      clean: { 'src/main.tsx': `export const it = () => import('../mocks/browser');` },
    },
    {
      rule: 'no-mocks-in-source',
      what: 'main imports a mock statically',
      bad: { 'src/main.tsx': `import { startMocks } from '../mocks/browser';\nstartMocks();` },
      clean: { 'src/main.tsx': `const { startMocks } = await import('../mocks/browser');\nstartMocks();` },
    },
  ];
}
