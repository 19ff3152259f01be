import type { Planted } from './planted';

/** Packages, names of the browser, files and texts where they do not belong. */
export const PLANTED_PLACES: readonly Planted[] = [...packages(), ...browserNames(), ...files()];

function packages(): Planted[] {
  const gate = (name: string, outside: string, inside: string): Planted => ({
    rule: 'gatekeeper',
    what: `${outside} imports ${name}`,
    bad: { [outside]: `import * as it from '${name}';\nexport const used = it;` },
    clean: { [inside]: `import * as it from '${name}';\nexport const used = it;` },
  });
  const page = 'src/pages/portal/home/part.tsx';
  return [
    gate('axios', 'src/features/laws/laws-api.ts', 'src/shared/api/client.ts'),
    gate('js-cookie', 'src/features/laws/law-list.ts', 'src/shared/storage/cookie.ts'),
    gate('jsencrypt', 'src/features/session/sign-in/sign-in.ts', 'src/shared/crypto/rsa.ts'),
    gate('jsencrypt/bin/jsencrypt', 'src/shared/api/client.ts', 'src/shared/crypto/rsa.ts'),
    gate('des.js', 'src/shared/api/client.ts', 'src/shared/crypto/des.ts'),
    gate('echarts/core', page, 'src/shared/charts/line.ts'),
    gate('echarts-for-react', page, 'src/shared/charts/line.ts'),
    gate('leaflet/dist/leaflet.css', page, 'src/shared/maps/map.tsx'),
    gate('react-leaflet', page, 'src/shared/maps/map.tsx'),
    gate('antd', page, 'src/pages/console/home/part.tsx'),
    gate('antd/es/button', 'src/layouts/portal/head.tsx', 'src/layouts/console/head.tsx'),
    gate('@ant-design/icons', 'src/features/laws/law-row.tsx', 'src/features/laws/law-row-console.tsx'),
    gate('antd', 'src/shared/ui/controls/button.tsx', 'src/shared/console-ui/table.tsx'),
    gate('nprogress', 'src/app/progress.ts', 'src/app/navigation-effects.tsx'),
    gate('dompurify', 'src/features/news/news-body.tsx', 'src/shared/ui/html/sanitise-html.ts'),
    gate('papaparse', 'src/features/origin/bom/bom-csv.ts', 'src/shared/files/separated-records.ts'),
    gate('read-excel-file/universal', page, 'src/shared/files/xlsx-reader.ts'),
    gate('write-excel-file/universal', page, 'src/shared/files/xlsx-writer.ts'),
    {
      ...gate('node:fs', 'src/features/laws/law-file.ts', 'mocks/law-file.ts'),
      what: 'the browser has no node:fs',
    },
    {
      rule: 'console-parts',
      what: 'a portal page imports a console part of a feature',
      bad: {
        [page]: `export { LawsConsole as Part } from '@/features/laws/laws-console';\nexport const one = 1;`,
      },
      clean: {
        'src/pages/console/laws/part.tsx': `export { LawsConsole as Part } from '@/features/laws/laws-console';\nexport const one = 1;`,
      },
    },
    {
      rule: 'console-parts',
      what: 'the portal frame imports the console kit',
      bad: {
        'src/layouts/portal/head.tsx': `import { List } from '@/shared/console-ui/list';\nexport const Head = List;`,
      },
      clean: {
        'src/layouts/console/head.tsx': `import { List } from '@/shared/console-ui/list';\nexport const Head = List;`,
      },
    },
  ];
}

function browserNames(): Planted[] {
  const gate = (code: string, inside = 'src/shared/storage/browser-store.ts'): Planted => ({
    rule: 'name-gate',
    what: code,
    bad: { 'src/features/laws/law-draft.ts': `export const kept = () => { ${code} };` },
    clean: { [inside]: `export const kept = () => { ${code} };` },
  });
  return [
    gate(`localStorage.setItem('a', 'b');`),
    gate(`window.sessionStorage.clear();`),
    gate(`globalThis['localStorage'].clear();`),
    gate(`const { localStorage: store } = window; store.clear();`),
    gate(`document.cookie = 'a=b';`),
    gate(`window.document['cookie'] = 'a=b';`),
    gate(`const { cookie } = document; return cookie;`),
    gate(`return indexedDB;`),
    gate(`return crypto.subtle;`, 'src/shared/crypto/aes.ts'),
    gate(`return { placeholderData: (before) => before };`, 'src/shared/api/cache/previous-answer.ts'),
    gate(`return keepPreviousData;`, 'src/shared/api/cache/previous-answer.ts'),
  ];
}

function files(): Planted[] {
  const named = (bad: string, clean: string): Planted => ({
    rule: 'file-name',
    what: bad,
    bad: { [bad]: 'export const one = 1;' },
    clean: { [clean]: 'export const one = 1;' },
  });
  const text = (what: string, bad: string, clean: string): Planted => ({
    rule: 'text-in-source',
    what,
    bad: { 'src/features/laws/law-row.tsx': bad },
    clean: { 'src/features/laws/law-row.tsx': clean },
  });
  return [
    named('src/features/laws/utils.ts', 'src/features/laws/law-order.ts'),
    named('src/features/laws/helpers.ts', 'src/features/laws/law-order.ts'),
    named('src/shared/common/button.ts', 'src/shared/ui/button.ts'),
    named('src/features/laws/misc.ts', 'src/features/laws/law-order.ts'),
    named('src/features/laws/types.ts', 'src/features/laws/proof-types.ts'),
    named('src/features/laws/data.ts', 'src/features/laws/law-rows.ts'),
    named('src/features/laws/law-utils.ts', 'src/features/laws/law-order.ts'),
    named('src/features/laws/LawRow.tsx', 'src/features/laws/law-row.tsx'),
    named('tests/support/helpers.ts', 'tests/support/sign-in.ts'),
    {
      rule: 'known-layer',
      what: 'a file beside the layers',
      bad: { 'src/hooks/use-laws.ts': 'export const one = 1;' },
      clean: { 'src/features/laws/use-laws.ts': 'export const one = 1;' },
    },
    {
      rule: 'barrel',
      what: 'an index.ts of a feature',
      bad: {
        'src/features/laws/index.ts': `export { laws } from './laws';\nexport type { Law } from './laws';`,
      },
      clean: { 'src/domain/rcep/index.ts': `export { rate } from './rate';\nexport * from './rate';` },
    },
    {
      rule: 'barrel',
      what: 'imports that are exported again, under another name',
      bad: { 'src/features/laws/all.ts': `import { laws } from './laws';\nexport { laws };` },
      clean: { 'src/features/laws/all.ts': `import { laws } from './laws';\nexport const all = [...laws];` },
    },
    {
      rule: 'default-export',
      what: 'a component',
      bad: { 'src/features/laws/law-row.tsx': 'export default function LawRow() { return null; }' },
      clean: {
        'src/pages/portal/laws/law-row-page.tsx': 'export default function LawRowPage() { return null; }',
      },
    },
    {
      rule: 'default-export',
      what: 'as default',
      bad: { 'src/features/laws/law-row.tsx': 'const LawRow = 1;\nexport { LawRow as default };' },
      clean: { 'src/features/laws/law-row.tsx': 'const LawRow = 1;\nexport { LawRow };' },
    },
    text('a string', `export const title = '法规';`, `// 法规\nexport const title = 'laws';`),
    text(
      'a template',
      'export const title = (n: number) => `第${n}条`;',
      'export const title = /第(\\d+)条/;',
    ),
    text('JSX', 'export const Row = () => <p>法规</p>;', 'export const Row = () => <p>{/* 法规 */}</p>;'),
    text(
      'an attribute',
      'export const Row = () => <p title="ほう" />;',
      'export const Row = () => <p title="law" />;',
    ),
    {
      rule: 'text-in-source',
      what: 'a style sheet',
      bad: { 'src/shared/ui/mark.css': `.mark::after { content: '待核'; }` },
      clean: { 'src/shared/ui/mark.css': `/* 待核 */ .mark::after { content: '*'; }` },
    },
    {
      rule: 'syntax',
      what: 'a module that cannot be parsed',
      bad: { 'src/features/laws/law-order.ts': 'export const = 1;' },
      clean: { 'src/features/laws/law-order.ts': 'export const one = 1;' },
    },
  ];
}
