import type { Engine } from './engine';
import {
  bringIntoView,
  countOf,
  goTo,
  spaceBetweenScripts,
  selectsWithoutArrow,
  send,
  textOf,
} from './in-page';

/** One result of a check: its subject, and whether it passed. */
export type Report = (isRight: boolean, sentence: string) => void;

/** A public page, and its expected content: texts by selector, and numbers of elements. */
interface Page {
  address: string;
  texts: Readonly<Record<string, RegExp>>;
  least?: Readonly<Record<string, number>>;
  /** What must be in view before it renders. */
  inView?: string;
}

const PAGES: readonly Page[] = [
  {
    address: '/home',
    texts: { '.preview': /8\.2/, '.home-news-list': /\d{4}-\d\d-\d\d/ },
    least: { '.home-picker select': 2 },
  },
  {
    address: '/home/taxOriginSearch?hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15&value=100000',
    texts: { 'main h1': /9406\.20\.90/, '[data-answer]': /8\.2\s?%/ },
  },
  { address: '/home/riskCase', texts: { 'main h1': /风险案例库/, main: /反倾销/ } },
  {
    address: '/home/dataView',
    texts: { 'main h1': /RCEP 数据视图/ },
    inView: 'figure.chart',
    least: { '.echarts-for-react :is(canvas, svg)': 1 },
  },
];

/** Opens the public pages and the console in an engine and reports their content. */
export async function checkSite(engine: Engine, origin: string, report: Report): Promise<void> {
  await engine.open(`${origin}#/home`);
  for (const page of PAGES) {
    await engine.run(goTo, page.address);
    await checkPage(engine, page, report);
  }
  if (engine.name === 'WebKitGTK') {
    // Painted over each other there; the boxes of characters do not show it.
    const spacing = await engine.run(spaceBetweenScripts);
    report(spacing !== 'normal', `no space between scripts is requested, which it paints wrong (${spacing})`);
  }
  await checkConsole(engine, report);
  const complaints = await engine.complaints();
  report(complaints.length === 0, `no error, warning or failed request ${complaints.join('; ')}`);
}

async function checkPage(
  engine: Engine,
  { address, texts, least = {}, inView }: Page,
  report: Report,
): Promise<void> {
  const [path = ''] = address.split('?');
  for (const [selector, pattern] of Object.entries(texts)) {
    report(
      await becomes(async () => pattern.test(await engine.run(textOf, selector))),
      `${path}: ${selector} reads ${pattern.source}`,
    );
  }
  if (inView !== undefined) await engine.run(bringIntoView, inView);
  for (const [selector, count] of Object.entries(least)) {
    report(
      await becomes(async () => (await engine.run(countOf, selector)) >= count),
      `${path}: at least ${count} of ${selector}`,
    );
  }
  const bare = await engine.run(selectsWithoutArrow);
  report(bare.length === 0, `${path}: every select has its arrow ${bare.join(', ')}`);
}

async function checkConsole(engine: Engine, report: Report): Promise<void> {
  await engine.run(goTo, '/login?redirect=%2Findex');
  const isThere = () => engine.run(countOf, 'form[name="password-login"][data-usable="app"]');
  report(await becomes(async () => (await isThere()) === 1), '/login: the form can be used');
  await engine.run(send, 'password-login', { principal: 'admin', password: 'Aa123456.' });
  report(
    await becomes(async () => (await engine.run(textOf, '.overview h1')) !== ''),
    '/login leads to the console’s home',
  );
  await engine.run(goTo, '/system/dict');
  report(
    await becomes(async () => (await engine.run(countOf, 'main tbody tr')) > 3),
    '/system/dict: the list has its rows',
  );
}

const LONGEST_WAIT_MS = 40_000;
const BETWEEN_LOOKS_MS = 200;

/** True as soon as a condition is met; false after the maximum wait. */
async function becomes(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < end) {
    if (await isSo()) return true;
    await new Promise((resolve) => {
      setTimeout(resolve, BETWEEN_LOOKS_MS);
    });
  }
  return false;
}
