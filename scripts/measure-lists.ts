import { chromium, type Browser, type Page } from '@playwright/test';
import { users } from '../mocks/data/system/users';
import { setScenario } from '../mocks/scenarios';
import { issueToken } from '../mocks/tokens';
import { callText } from './engines/engine';
import { CHROMIUM_ARGS, findChromium } from './find-chromium';
import { serveBuiltSite } from './measure/built-site';
import { takeStep, type Step, type StepTimes } from './measure/in-page';
import { takePace } from './measure/pace';

/** The lists of the console: address, heading, and a filter by a text. */
const LISTS = [
  ['/org/user', '用户管理', '用户名', 'staff07'],
  ['/org/role', '角色管理', '角色名称', '管理员'],
  ['/system/dict', '字典管理', '字典类型编号', 'no_yes'],
  ['/log/login-logs', '登录日志', '用户名', 'editor'],
  ['/log/logs', '行为日志', '用户名', 'editor'],
  ['/content/standard', '标准管理', '标准号', 'GB'],
  ['/content/edition', '税则与规则版本', '操作人', '示例编辑'],
  ['/content/audit', '内容操作记录', '操作人', '示例编辑'],
  ['/content/law', '法规管理', '名称', '法'],
  ['/content/news', '资讯管理', '名称', '关税'],
  ['/content/riskCase', '风险案例管理', '进口国 · 产品', '钢'],
  ['/content/riskWarning', '风险预警管理', '名称', '钢'],
  ['/content/pair', '线路措施', '进口国 · 出口国', '越南'],
  ['/content/synonym', '搜索同义词', '名称', '车'],
  ['/content/source', '数据来源管理', '名称', 'RCEP'],
] as const;

type List = (typeof LISTS)[number];

/** The slow profile: 150 ms for a request, 1.6 Mbit/s down, 750 kbit/s up, processor four times slower. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_TIMES_SLOWER = 4;
const RUNS = Number(process.env['RUNS'] ?? 5);
/** A run waits until the work of `takePace` takes at most this long, in ms; nothing: no run waits. */
const PACE = Number(process.env['PACE'] ?? Infinity);
/** Longest wait for that pace, in seconds. */
const LONGEST_WAIT = 600;
/** Part of an address; only the lists that have it. */
const ONLY = process.env['ONLY'] ?? '';

interface Times {
  first: number;
  again: number;
  /** The same with the processor at its own speed. */
  ownAgain: number;
  /** With the processor four times slower, and at its own speed. */
  filteredSlowly: number;
  filtered: number;
  /** Of the machine, before the run. */
  pace: number;
}

/**
 * Opens every list of the console with 10,000 rows in the built site (`dist`), and prints as rows of a table how long it
 * takes the first time, from the console home to the rows in a frame; the second time, back from the console home; and from
 * the answer for a filter to the frame that shows it. The last column is the pace of the machine during these runs.
 */
async function main(): Promise<void> {
  const site = await serveBuiltSite('dist');
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    await writeSomeChanges(site.api);
    setScenario('many-rows');
    console.info(
      `| list | first | again | the same, not throttled | filter, after its data | the same, not throttled | pace |`,
    );
    console.info(`| --- | ---: | ---: | ---: | ---: | ---: | ---: |`);
    for (const list of LISTS.filter(([address]) => address.includes(ONLY))) {
      const times: Times[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const pace = await paceOf(browser);
        times.push({ ...(await measure(browser, site.url, list)), pace });
      }
      const column = (of: keyof Times) => summary(times.map((each) => each[of]));
      const columns = (['first', 'again', 'ownAgain', 'filteredSlowly', 'filtered', 'pace'] as const).map(
        column,
      );
      console.info(`| \`${list[0]}\` | ${columns.join(' | ')} |`);
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

async function measure(browser: Browser, url: string, list: List): Promise<Omit<Times, 'pace'>> {
  const [address, , label, value] = list;
  const steps = async (page: Page, step: TakeStep) => {
    const first = (await step({ hash: address })).shown;
    await waitForQuiet(page);
    await page.evaluate(() => {
      window.location.hash = '/index';
    });
    await page.getByRole('heading', { level: 1, name: '后台系统首页' }).waitFor();
    await waitForQuiet(page);
    const again = (await step({ hash: address })).shown;
    await waitForQuiet(page);
    return { first, again, filtered: (await step({ filter: { label, value } })).afterData };
  };
  const slow = await onConsole(browser, url, list, CPU_TIMES_SLOWER, steps);
  const own = await onConsole(browser, url, list, 1, steps);
  return {
    first: slow.first,
    again: slow.again,
    ownAgain: own.again,
    filteredSlowly: slow.filtered,
    filtered: own.filtered,
  };
}

/** How long the work of `takePace` takes with the processor slowed down, once it is as fast as requested. */
async function paceOf(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
  const until = Date.now() + LONGEST_WAIT * 1000;
  const take = () => page.evaluate<number>(callText(takePace, []));
  let pace = await take();
  while (pace > PACE && Date.now() < until) {
    await page.waitForTimeout(5000);
    pace = await take();
  }
  await page.context().close();
  return pace;
}

/** Opens the console's home on the slow line, waits until it is idle, and takes the times of steps from there. */
async function onConsole<Result>(
  browser: Browser,
  url: string,
  [, heading]: List,
  cpuTimesSlower: number,
  measureIt: (page: Page, step: TakeStep) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.addInitScript((text) => {
    localStorage.setItem('opsli-token', text);
    performance.setResourceTimingBufferSize(10_000);
  }, tokenOf('system'));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuTimesSlower });
  await page.goto(`${url}/#/index`);
  await page.getByRole('heading', { level: 1, name: '后台系统首页' }).waitFor();
  await waitForQuiet(page);
  const result = await measureIt(page, (given) =>
    page.evaluate(callText(takeStep, [{ ...given, heading, isNewCount: given.filter !== undefined }])),
  );
  await context.close();
  return result;
}

type TakeStep = (given: Pick<Step, 'hash' | 'filter'>) => Promise<StepTimes>;

/**
 * Waits until nothing was loaded for three seconds. When it is idle the console prefetches its other pages, one after
 * the other; the browser's own state "network idle" is reached before, and once only.
 */
async function waitForQuiet(page: Page): Promise<void> {
  await page.waitForFunction(
    (since) => {
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      return performance.now() - Math.max(0, since, ...ends) > 3_000;
    },
    await page.evaluate(() => performance.now()),
  );
}

/** Entries for the log of content, and an edition that another user wrote. */
async function writeSomeChanges(api: string): Promise<void> {
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`${api}/rcep-boot/api/v1/content/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'T-Authorization': tokenOf('editor'), 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    return (await answer.json()) as { data: { id: string; version: number; values: object } };
  };
  for (const [kind, id] of [
    ['law', 'vn-law-1'],
    ['edition', 'VN'],
  ]) {
    const { data } = await call(`${kind}/get?id=${id}`);
    await call(`${kind}/update`, { id, version: data.version, values: data.values });
  }
  const admin = tokenOf('admin');
  await fetch(`${api}/rcep-boot/api/v1/content/edition/withdraw`, {
    method: 'POST',
    headers: { 'T-Authorization': admin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: 'JP', version: 0 }),
  });
}

function tokenOf(username: string): string {
  const user = users.find((each) => each.username === username);
  if (user === undefined) throw new Error(`No sample account ${username}`);
  return issueToken({ uid: user.id, username }).accessToken;
}

/** Median [least–greatest] in ms. */
function summary(values: readonly number[]): string {
  const sorted = values.map(Math.round).toSorted((one, other) => one - other);
  return `${sorted[Math.floor(sorted.length / 2)]} [${sorted[0]}–${sorted.at(-1)}]`;
}

await main();
