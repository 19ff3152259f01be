import type { Page } from '@playwright/test';
import { seriousViolations } from './support/axe';
import { loginForm, sendPassword, signIn } from './support/sign-in';
import { expect, test } from './support/test';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Goes on after a finding, so that one run tells them all. */
async function nothingSerious(page: Page): Promise<void> {
  expect.soft(await seriousViolations(page), page.url()).toEqual([]);
}

const sidewaysPixels = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [1440, 390]) {
  test(`a list and its dialogs at ${width} px: nothing serious, nothing sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'admin', '/org/user');
    const columns = page.getByRole('button', { name: '列', exact: true });
    await columns.click();
    await expect(dialog(page, '列和行距').getByRole('checkbox').first()).toBeVisible();
    await nothingSerious(page);
    expect(await sidewaysPixels(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(columns).toBeFocused();

    if (width < 768) await page.getByRole('button', { name: '筛选' }).click();
    await page.getByRole('button', { name: '已存条件' }).click();
    await expect(dialog(page, '已存条件').getByLabel('名称')).toBeVisible();
    await nothingSerious(page);
    await page.keyboard.press('Escape');

    await page
      .getByRole('checkbox', { name: /^选择 / })
      .first()
      .check();
    await expect(page.getByRole('group', { name: '对选中项的操作' })).toBeVisible();
    await nothingSerious(page);
    expect(await sidewaysPixels(page)).toBe(0);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '搜索' }).fill('staff0');
    await expect(
      page.getByRole('group', { name: '用户', exact: true }).getByRole('option').first(),
    ).toBeVisible();
    await nothingSerious(page);
    expect(await sidewaysPixels(page)).toBe(0);
  });
}

/** Pages of staff, and words that are there once the page has its data. */
const PAGES = [
  ['/org/org', '第一级 1 个组织'],
  ['/org/tenant', /个租户$/],
  ['/system/options', /个参数$/],
  ['/system/set', '修改系统默认值'],
  ['/system/area', '第一级 1 个地域'],
  ['/log/login-logs', /条登录记录$/],
  ['/log/logs', /条操作记录$/],
  ['/log/sysmonitor', /^更新于/],
  ['/content/law', '70 条记录'],
  ['/content/law?record=vn-law-1', '越南外贸管理法'],
  ['/content/law?record=vn-law-1&part=preview', '05/2017/QH14'],
  ['/content/law?record=vn-law-1&part=versions', /^第 1 版/],
  ['/content/law?record=vn-law-1&part=audit', /条记录|没有/],
  ['/content/standard?record=gb-18401-2010&part=preview', '同一编号的其他年份和修改单。'],
  ['/content/indexInput?record=standard-textile-VN-2024&part=preview', '综合风险指数'],
  ['/content/riskCase?record=id-ad-ceramic-tile-2024', '瓷砖'],
  ['/content/edition', '越南'],
  ['/content/edition?edition=VN', '操作记录'],
  ['/content/edition?import=KH', '选择税则文件'],
  ['/content/audit', /条操作$/],
] as const;

/** Goes through the main part with the Tab key, and out of it. Returns what was not reached. */
async function unreached(page: Page): Promise<string[]> {
  const stops = page
    .locator('main :is(button, a[href], input, select, textarea, summary, [tabindex="0"]):enabled')
    .and(page.locator(':not([tabindex="-1"], [type="radio"]:not(:checked), [inert] *)'))
    .filter({ visible: true });
  await page.evaluate(() => {
    window.addEventListener('focusin', ({ target }) => (target as Element).setAttribute('data-reached', ''));
  });
  await page.getByRole('button', { name: '跳到正文' }).focus();
  await page.keyboard.press('Enter');
  const isInside = async () => (await page.locator('main:focus-within').count()) > 0;
  for (let rounds = 0; rounds < 40 && (rounds === 0 || (await isInside())); rounds += 1)
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  expect.soft(await isInside(), `the way out of ${page.url()}`).toBe(false);
  const missed = stops.and(page.locator(':not([data-reached])'));
  return missed.evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 200)));
}

test('the pages of staff at 390 px in the dark: nothing serious, nothing sideways, all by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    localStorage.setItem('vue-admin-beautiful-theme', JSON.stringify({ name: 'dark' }));
  });
  await signIn(page, 'system', '/system/dict');
  const main = page.getByRole('main');
  for (const [address, words] of PAGES) {
    await page.evaluate((hash) => void (location.hash = hash), address);
    await expect(main.getByText(words).filter({ visible: true }).first()).toBeVisible();
    await expect(main.locator('.loading-state, .skeleton').filter({ visible: true })).toHaveCount(0);
    await nothingSerious(page);
    expect.soft(await sidewaysPixels(page), address).toBe(0);
    expect.soft(await unreached(page), address).toEqual([]);
  }
});

test('the search of the console loads when it is opened, and that of the portal never', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await signIn(page, 'admin', '/system/dict');
  await expect(page.getByRole('heading', { level: 1, name: '字典管理' })).toBeVisible();
  expect(scripts.filter((url) => /palette-dialog|palette\.json/.test(url))).toEqual([]);
  const opener = page.getByRole('button', { name: /^搜索后台/ });
  await opener.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '搜索' })).toBeFocused();
  expect(scripts.filter((url) => url.includes('palette-dialog')).length).toBeGreaterThan(0);
  expect(scripts.filter((url) => url.includes('portal-search-dialog'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索' }).fill('角色管理');
  await expect(page.getByRole('option', { name: /^角色管理/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '角色管理' })).toBeVisible();
});

test('sign-in at the console’s login leads to the console, from the portal back to the portal', async ({
  page,
}) => {
  await page.goto('/#/login');
  await sendPassword(page, 'staff05');
  await expect(page).toHaveURL(/#\/index$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/#/home');
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: '登录', exact: true }).click();
  await expect(loginForm(page)).toBeVisible();
  await sendPassword(page, 'staff05');
  await expect(page).toHaveURL(/#\/home$/);
});

for (const width of [390, 1000])
  test(`at ${width} px the way back to the top covers no button of a record's form`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'admin');
    await page.goto('/?lang=ko#/content/law?record=vn-law-1');
    await expect(page.locator('.record-save')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 900));
    const top = await page.locator('.admin-back-to-top').boundingBox();
    const bar = await page.locator('.record-save').boundingBox();
    expect(top!.y + top!.height).toBeLessThanOrEqual(bar!.y);
  });
