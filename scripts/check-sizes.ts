import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { preview } from 'vite';
import { startMockServer } from '../mocks/http';
import { issueToken } from '../mocks/tokens';
import { users } from '../mocks/data/system/users';
import { CHROMIUM_ARGS, findChromium } from './find-chromium';
import { BUDGETS } from './size-budgets';
import type { Budget } from './size-budgets';

/** The requests of one phase of a first load. */
interface Loaded {
  files: string[];
  /** Of the texts. */
  languages: string[];
  areas: string[];
  kib: number;
}

const DIST = 'dist';
const CODE_NOT_FOR_VISITORS: Record<string, RegExp> = {
  charts: /zrender/,
  maps: /leaflet/i,
  'the console kit': /\.ant-|antd|anticon/,
  mocks: /mockServiceWorker|setupWorker/,
};

/**
 * Loads the built site in Chromium over the mock server and checks the scripts of each first load against its budget.
 */
async function main(): Promise<void> {
  const mock = await startMockServer(0);
  process.env['VITE_PROXY_TARGET'] = mock.url;
  const site = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const origin = site.resolvedUrls?.local[0];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
  });
  const failures: string[] = [];
  let passed = 0;
  const expect = (isMet: boolean, sentence: string) => {
    console.info(`${isMet ? 'ok  ' : 'FAIL'} ${sentence}`);
    if (isMet) passed += 1;
    else failures.push(sentence);
  };
  try {
    for (const budget of BUDGETS) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: budget.height ?? 900 },
        locale: 'zh-CN',
      });
      const page = await context.newPage();
      if (budget.user !== undefined) await signIn(page, budget.user);
      const loaded = await measure(page, `${origin}#${budget.address}`, budget);
      expect(
        loaded.kib <= budget.kib,
        `${budget.name}: ${loaded.kib.toFixed(1)} of ${budget.kib} KiB of script`,
      );
      if (!budget.isWhole) checkContents(loaded, budget, expect);
      else if (budget.user === undefined) checkTexts(loaded, budget, expect);
      await context.close();
    }
  } finally {
    await browser.close();
    await site.close();
    await mock.close();
  }
  console.info(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length === 0 ? 0 : 1);
}

async function signIn(page: Page, username: string): Promise<void> {
  const user = users.find((each) => each.username === username);
  if (user === undefined) throw new Error(`No sample account ${username}`);
  const { accessToken } = issueToken({ uid: user.id, username });
  await page.addInitScript((token) => localStorage.setItem('opsli-token', token), accessToken);
}

async function measure(page: Page, url: string, budget: Budget): Promise<Loaded> {
  await page.addInitScript((selector) => {
    const seen = new MutationObserver(() => {
      if (document.querySelector(selector) && performance.getEntriesByName('reached').length === 0) {
        performance.mark('reached');
      }
    });
    seen.observe(document, { subtree: true, childList: true, attributes: true });
  }, budget.until);
  await page.goto(url);
  await page.waitForSelector(budget.until, { state: 'attached', timeout: 30_000 });
  if (budget.isWhole) await page.waitForLoadState('networkidle');
  const files = await page.evaluate((isWhole) => {
    const reached = performance.getEntriesByName('reached')[0]?.startTime ?? performance.now();
    return performance
      .getEntriesByType('resource')
      .filter((entry) => /\.js$|\/texts-/.test(entry.name) && (isWhole || entry.startTime <= reached))
      .map((entry) => new URL(entry.name).pathname);
  }, budget.isWhole === true);
  const unique = [...new Set(files)].filter((file) => file.endsWith('.js'));
  const texts = files.map((file) => /\/texts-\w+\/(\w\w)\/([\w-]+)\.json$/.exec(file));
  const inline = brotliKib(inlineScript());
  return {
    files: unique,
    languages: [...new Set(texts.flatMap((text) => text?.[1] ?? []))],
    areas: [...new Set(texts.flatMap((text) => text?.[2] ?? []))],
    kib: unique.reduce((sum, file) => sum + fileKib(file), inline),
  };
}

function checkContents(
  loaded: Loaded,
  budget: Budget,
  expect: (isMet: boolean, sentence: string) => void,
): void {
  expect(
    loaded.languages.length <= 1,
    `${budget.name}: texts of no second language (${loaded.languages.join(', ')})`,
  );
  for (const [what, mark] of Object.entries(CODE_NOT_FOR_VISITORS)) {
    if (budget.user !== undefined && what === 'the console kit') continue;
    const found = loaded.files.filter((file) => mark.test(read(file).toString()));
    expect(found.length === 0, `${budget.name}: no code of ${what} ${found.join(' ')}`);
  }
}

/** Texts that its declaration leaves out are requested only once the page's code runs, and delay it by a request. */
function checkTexts(
  { areas }: Loaded,
  budget: Budget,
  expect: (isMet: boolean, sentence: string) => void,
): void {
  const others = areas.filter((area) => !budget.texts.some((text) => text === area));
  expect(others.length === 0, `${budget.name}: no texts but the declared ones ${others.join(' ')}`);
}

const read = (file: string) => readFileSync(path.join(DIST, file));
const brotliKib = (content: Buffer | string) => brotliCompressSync(content).byteLength / 1024;

/** Most files are loaded by several pages and compressed only once. */
const kibs = new Map<string, number>();
function fileKib(file: string): number {
  const kib = kibs.get(file) ?? brotliKib(read(file));
  kibs.set(file, kib);
  return kib;
}

function inlineScript(): string {
  const html = read('index.html').toString();
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '').join('');
}

await main();
