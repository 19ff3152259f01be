import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/test';

/** Holds the main script back, so that only what index.html itself brings is on the screen. */
async function holdApp(page: Page): Promise<{ release: () => Promise<void> }> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route('**/assets/index-*.js', (route) => {
    if (isReleased) return route.continue();
    held.push(route);
    return undefined;
  });
  return {
    release: async () => {
      isReleased = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Opens an address without waiting for the scripts, which are held. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

const keep = (page: Page, kept: Record<string, unknown>) =>
  page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);

const usable = (page: Page) => page.locator('form[name="task"][data-usable]');
const product = (page: Page) => page.getByRole('combobox', { name: '我要把' });

test.describe('before the app has arrived', () => {
  test('header, headline and task sentence stand, and the app draws them at the same place', async ({
    page,
  }) => {
    const app = await holdApp(page);
    await open(page, '/#/home');
    const parts = [
      page.getByRole('banner'),
      page.getByRole('link', { name: '税率及原产地规则查询' }),
      page.getByRole('heading', { level: 1 }),
      product(page),
      page.getByLabel('进口日期'),
      page.getByRole('button', { name: '查税率、规则和证明' }),
      page.getByRole('link', { name: /8507\.60/ }),
    ];
    for (const part of parts) await expect(part).toBeVisible();
    await expect(usable(page)).toHaveCount(0);
    await expect(product(page)).toHaveValue('9406.20');
    const before = await Promise.all(parts.map((part) => part.boundingBox()));
    const date = await page.getByLabel('进口日期').inputValue();

    await app.release();
    await expect(usable(page)).toBeVisible();
    expect(await Promise.all(parts.map((part) => part.boundingBox()))).toEqual(before);
    await expect(page.getByLabel('进口日期')).toHaveValue(date);
  });

  test('the visitor’s language and theme are right at once', async ({ page }) => {
    await keep(page, { 'rcep:language': 'vi', 'vue-admin-beautiful-theme': { name: 'dark' } });
    const app = await holdApp(page);
    await open(page, '/#/home');
    await expect(page.getByRole('combobox', { name: 'Tôi muốn xuất khẩu' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.locator('body')).toHaveClass('theme-dark');
    const colours = () =>
      page.evaluate(() => [
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(document.body).color,
      ]);
    const before = await colours();
    await app.release();
    await expect(usable(page)).toBeVisible();
    expect(await colours()).toEqual(before);
    expect(before[0]).not.toBe('rgb(255, 255, 255)');
  });

  test('a language in the address counts at once, and is kept', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/?lang=ko#/home');
    await expect(page.getByRole('combobox', { name: '수출할 품목' })).toBeVisible();
    await app.release();
    await expect(usable(page)).toBeVisible();
    await page.goto('/#/home/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  });

  test('what is typed is kept, with focus and caret', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/#/home');
    await product(page).fill('8537.1');
    await page.getByRole('combobox', { name: '从' }).selectOption({ label: '中国' });
    await product(page).focus();
    await product(page).press('End');
    await page.keyboard.type('0');
    await page.keyboard.press('Home');
    await app.release();
    await expect(usable(page)).toBeVisible();
    await expect(product(page)).toBeFocused();
    await page.keyboard.type('x');
    await expect(product(page)).toHaveValue('x8537.10');
    await expect(page.getByRole('combobox', { name: '从' })).toHaveValue('CN');
  });

  test('a sentence sent by Enter is answered as soon as the app is there', async ({ page }) => {
    const app = await holdApp(page);
    await open(page, '/#/home');
    await product(page).fill('6109.10');
    await product(page).press('Enter');
    await expect(page).toHaveURL(/\/#\/home$/);
    await app.release();
    await expect(page).toHaveURL(/#\/home\/taxOriginSearch\?hs=610910&from=JP&to=VN&date=\d{4}-\d\d-\d\d$/);
  });

  for (const address of [
    '/#/home/taxOriginSearch?hs=940620&from=JP&to=VN',
    '/#/home/about',
    '/#/login',
    '/#/404',
  ]) {
    test(`${address} has the frame only`, async ({ page }) => {
      const app = await holdApp(page);
      await open(page, address);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.getByRole('main')).toBeEmpty();
      await app.release();
      await expect(page.getByRole('main')).not.toBeEmpty();
    });
  }

  test('an address of the console has nothing of the portal', async ({ page }) => {
    await holdApp(page);
    await open(page, '/#/index');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('nothing moves while the home page loads', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/#/home');
      await expect(usable(page)).toBeVisible();
      await expect(page.getByRole('img', { name: /^税率尺/ })).toBeVisible();
      await expect(page.getByRole('link', { name: '纺织' })).toBeVisible();
      await expect(page.getByRole('link', { name: '文莱' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('table')).toBeVisible();
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
    });

    test('the home page does not scroll sideways', async ({ page }) => {
      await page.goto('/#/home');
      await expect(page.getByRole('link', { name: '纺织' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}
