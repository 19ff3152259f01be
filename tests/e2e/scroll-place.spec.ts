import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const PAIR = '#/home/taxOriginSearch?hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15&value=100000';

test('back returns to where the reader was, on a page whose sections come later', async ({ page }) => {
  await page.goto(`/${PAIR}`);
  const further = page.getByRole('link', { name: '打开越南的指南' });
  await further.scrollIntoViewIfNeeded();
  // Sections above may still have grown: the place is that of the press.
  const place = await further.evaluate((link: HTMLAnchorElement) => {
    const { scrollY } = window;
    link.click();
    return scrollY;
  });
  expect(place).toBeGreaterThan(1000);
  await expect(page.getByRole('heading', { level: 1, name: '越南', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(place));
});

test.describe('between two pages', () => {
  const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  // A click of the mouse would scroll to what it clicks.
  const follow = (page: Page, address: string) =>
    page
      .locator(`a[href="${address}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());

  test.beforeEach(async ({ page }) => {
    await page.goto('/#/home/nationGuide?country=VN');
    await expect(page.getByRole('heading', { level: 2, name: '数据从哪里来' })).toBeVisible();
    await scrollTo(page, 900);
    await expect.poll(() => placeOf(page)).toBe(900);
  });

  test('back and forward each return to the place of their own', async ({ page }) => {
    await follow(page, '#/home/newsDetails');
    await expect(page.locator('.news-rows').first()).toBeVisible();
    await expect.poll(() => placeOf(page)).toBe(0);
    await scrollTo(page, 500);
    await expect.poll(() => placeOf(page)).toBe(500);
    await page.goBack();
    await expect.poll(() => placeOf(page)).toBe(900);
    await page.goForward();
    await expect.poll(() => placeOf(page)).toBe(500);
    await page.goBack();
    await expect.poll(() => placeOf(page)).toBe(900);
  });

  test('an address typed by hand begins at its top, and so does what follows it', async ({ page }) => {
    await page.evaluate(() => void (location.hash = '#/home/newsDetails'));
    await expect(page.locator('.news-rows').first()).toBeVisible();
    await expect.poll(() => placeOf(page)).toBe(0);
    await scrollTo(page, 500);
    await expect.poll(() => placeOf(page)).toBe(500);
    await follow(page, '#/home/tradeIndex');
    await expect(page.locator('.news-rows')).toHaveCount(0);
    await expect.poll(() => placeOf(page)).toBe(0);
  });
});
