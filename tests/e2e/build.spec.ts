import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPILE_HINT } from '../../build/compile-hint';
import { expect, test } from './support/test';
import { serveFolder } from './support/static-site';
import { settled } from './support/visit';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'dist');
const DEMO = path.join(ROOT, 'dist-demo');

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Files of the folder whose text matches, as `file: what was found`. */
function findIn(folder: string, pattern: RegExp): string[] {
  return filesOf(folder).flatMap((file) => {
    const found = pattern.exec(readFileSync(file, 'utf8'));
    return found ? [`${path.relative(folder, file)}: ${found[0]}`] : [];
  });
}

test.describe('the production build', () => {
  test('holds no mock code, no sample data and no worker of the mocks', () => {
    expect(filesOf(DIST).filter((file) => /mockServiceWorker|\.map$/.test(file))).toEqual([]);
    expect(findIn(DIST, /mockServiceWorker|setupWorker|x-mock-scenario|__scenario|\bmsw\b/)).toEqual([]);
    expect(findIn(DIST, /Aa123456\.|示例超级管理员|Greenhouses fitted with/)).toEqual([]);
  });

  test('does not say where it was built', () => {
    expect(findIn(DIST, /sourceMappingURL/)).toEqual([]);
    expect(filesOf(DIST).filter((file) => readFileSync(file, 'utf8').includes(ROOT))).toEqual([]);
  });

  test('asks for its scripts to be compiled while they arrive, but not for those that draw charts and maps', () => {
    const scripts = filesOf(DIST).filter((file) => file.endsWith('.js') && !file.includes('.worker-'));
    const unasked = scripts.filter((file) => !readFileSync(file, 'utf8').startsWith(COMPILE_HINT));
    expect(unasked.length).toBeGreaterThan(0);
    for (const file of unasked)
      expect(path.basename(file) + readFileSync(file, 'utf8')).toMatch(/zrender|echarts|leaflet-/);
  });

  test('has hashed names, but for what must be found by its name', () => {
    const plain = filesOf(DIST).map((file) => path.relative(DIST, file));
    const isHashed = (file: string) =>
      /^assets\/([\w.-]+-[\w-]{8}\.\w+|texts-[0-9a-f]{8}\/\w\w\/[\w-]+\.json)$/.test(file);
    expect(plain.filter((file) => !isHashed(file)).sort()).toEqual([
      'THIRD-PARTY-NOTICES.txt',
      'apple-touch-icon.png',
      'favicon.png',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable-512.png',
      'icon.svg',
      'index.html',
      'manifest.json',
      'openapi.json',
      'robots.txt',
      'share.png',
    ]);
  });

  test('names in its manifest icons that are there', () => {
    const { icons, theme_color } = JSON.parse(readFileSync(path.join(DIST, 'manifest.json'), 'utf8')) as {
      icons: { src: string }[];
      theme_color: string;
    };
    expect(icons.length).toBeGreaterThan(2);
    for (const { src } of icons) expect(existsSync(path.join(DIST, src)), src).toBe(true);
    const html = readFileSync(path.join(DIST, 'index.html'), 'utf8');
    expect(html).toContain(`<meta name="theme-color" content="${theme_color}" />`);
    expect(html).toContain('<link rel="manifest" href="./manifest.json" />');
  });

  test('carries the licence notices of what it ships', () => {
    const notices = readFileSync(path.join(DIST, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
    for (const name of ['react', 'antd', 'echarts', 'leaflet', '@surbowl/world-geo-json-zh', 'vite']) {
      expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
    expect(notices).toMatch(/^react-leaflet [\d.]+\nLicence: Hippocratic-2\.1$/m);
  });

  for (const folder of [DIST, DEMO]) {
    test(`${path.basename(folder)} allows scripts of its own and just the three that stand in the page: theme, first paint, and one for browsers without modules`, () => {
      const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
      const inline = [...html.matchAll(/<script( nomodule)?>([\s\S]*?)<\/script>/g)];
      expect(inline.map(([, nomodule]) => nomodule)).toEqual([undefined, undefined, ' nomodule']);
      const hashes = inline.map(
        ([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      const directives = Object.fromEntries(
        policy.split('; ').map((directive) => {
          const [name = '', ...values] = directive.split(' ');
          return [name, values];
        }),
      );
      expect(directives['script-src']).toEqual(["'self'", ...hashes]);
      expect(directives['default-src']).toEqual(["'self'"]);
      expect(directives['object-src']).toEqual(["'none'"]);
      expect(directives['base-uri']).toEqual(["'self'"]);
      expect(html.match(/<script (?!type="(?:application\/json|text\/plain)"|nomodule>)/g)).toHaveLength(1);
      // A browser may paint before it has read the rest.
      expect(html).toMatch(/<body>\n<script>/);
      expect(html).not.toMatch(/\son\w+="|javascript:/i);
    });
  }
});

test('asks before its first paint for the two long parts of the app alone', () => {
  const html = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const requested = [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  expect(requested).toEqual([expect.stringMatching(/\/react-/), expect.stringMatching(/\/base-/)]);
  const body = html.slice(html.indexOf('<div id="root">'));
  const at = (text: string) => body.indexOf(text);
  // The texts, the script that draws them, and the app last.
  const order = ['id="preload"', 'id="first-paint"', 'id="first-paint-ms"', '<script>', 'type="module"'].map(
    at,
  );
  expect(Math.min(...order)).toBeGreaterThan(0);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('the demo build runs whole on its mocks, below a path, without any server, and says that it is a demo', async ({
  page,
  clearError,
}) => {
  const site = await serveFolder(DEMO);
  await page.goto(`${site.url}#/home`);
  await expect(page.getByText('演示：数据来自内置的示例服务器')).toBeVisible();
  await expect(page.getByRole('img', { name: /^税率尺：RCEP 8\.2%/ })).toBeVisible();
  await page.getByRole('button', { name: '查税率、规则和证明' }).click();
  await page.getByRole('radio', { name: /9406\.20\.90/ }).click();
  await expect(page.getByRole('region', { name: '适用税率' })).toContainText('8.2%');
  await expect(page.getByText('演示：数据来自内置的示例服务器')).toBeVisible();
  // A page that is left has no mocks any more: a call that it still makes goes to the server of the files.
  await settled(page);

  clearError(/net::ERR_FAILED .*\/rcep-boot\//);
  await page.goto(`${site.url}?scenario=offline#/home`);
  await expect(page.getByRole('alert').first()).toContainText('加载失败。');
  await settled(page);
  await page.close();
  await site.close();
  expect(site.notFound).toEqual([]);
});
