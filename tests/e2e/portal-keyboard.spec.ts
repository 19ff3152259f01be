import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { settled } from './support/visit';

/** Presses Tab until the focus is on a link whose address begins with `start`; fails after so many that none is left. */
async function tabTo(page: Page, start: string): Promise<void> {
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    const address = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
    if (address.startsWith(start)) return;
  }
  throw new Error(`No link to ${start} is reached by Tab`);
}

test.describe('from the home page to any detail by keyboard alone', () => {
  for (const [name, ...steps] of [
    ['a piece of news', '#/home/newsDetails/details/'],
    ['a law', '#/home/lawService?kind=', '#/home/lawService/details/'],
    ['a case', '#/home/riskCase', '#/home/riskCase/riskCaseDetails/'],
    ['a country', '#/home/nationGuide?country='],
    ['a sector', '#/home/sector/'],
  ] as const) {
    test(name, async ({ page }) => {
      await page.goto('/#/home');
      await expect(page.getByRole('region', { name: '四个重点行业' }).getByRole('table')).toBeVisible();
      await settled(page);
      for (const step of steps) {
        await page.getByRole('button', { name: '跳到正文' }).focus();
        await page.keyboard.press('Enter');
        await tabTo(page, step);
        await page.keyboard.press('Enter');
        await expect.poll(() => decodeURI(new URL(page.url()).hash)).toContain(step);
        await settled(page);
      }
      await expect(page.locator('main h1')).toHaveCount(1);
    });
  }

  test('the search over everything: open, type, choose, and back', async ({ page }) => {
    await page.goto('/#/home');
    await settled(page);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeFocused();
    await field.fill('瓷砖');
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL(/#\/home$/);
  });
});
