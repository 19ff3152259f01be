import type { Page } from '@playwright/test';
import { seriousViolations } from './support/axe';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

/** Goes on after a finding, so that one run tells them all. */
async function nothingWrong(page: Page): Promise<void> {
  expect.soft(await seriousViolations(page), page.url()).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sideways, page.url()).toBe(0);
}

for (const width of [1440, 390]) {
  test(`lists of content and editions at ${width} px: nothing serious, nothing sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'admin', '/content/law');
    await page
      .getByRole('checkbox', { name: /^选择 / })
      .nth(1)
      .check();
    const bar = page.getByRole('group', { name: '对选中项的操作' });
    await bar.getByRole('button', { name: '发布', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('不能处理：1 条')).toBeVisible();
    await expect(dialog.getByRole('button', { name: '发布', exact: true })).toBeDisabled();
    await nothingWrong(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '搜索' }).fill('越南 biểu thuế');
    await expect(page.getByRole('group', { name: '内容记录' }).getByRole('option')).toHaveText(
      /税则与规则版本 · 已发布/,
    );
    await nothingWrong(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '税则版本：越南' })).toBeVisible();

    await page.goto('/#/content/edition');
    await expect(page.getByRole('checkbox', { name: '选择 越南' })).toBeVisible();
    await nothingWrong(page);
  });
}

const KINDS = ['law', 'news', 'riskCase', 'riskWarning', 'pair', 'synonym', 'source', 'indexInput'];
/** The height in px of a row with two lines and its border. */
const TWO_LINES = 67;

for (const language of ['zh', 'vi'])
  for (const width of [1440, 390])
    test(`lists of content in ${language} at ${width} px: numbers, days and times stay whole, rows are low`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, 'admin');
      for (const kind of ['standard', 'edition', ...KINDS]) {
        await page.goto('about:blank');
        await page.goto(`/?lang=${language}#/content/${kind}`);
        await expect(page.locator('.list-body:visible .no-break').first()).toBeVisible();
        const found = await page.locator('.list-body:visible').evaluate((list) => {
          const lineCount = (cell: Element) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
          };
          const rows = [...list.querySelectorAll('tbody tr')];
          return {
            broken: [...list.querySelectorAll(':is(td, dd).no-break')]
              .filter((cell) => lineCount(cell) > 1 || cell.getBoundingClientRect().right > innerWidth)
              .map((cell) => cell.textContent),
            rowHeight: Math.max(0, ...rows.map((row) => row.clientHeight)),
            sideways: list.scrollWidth - list.clientWidth,
          };
        });
        expect.soft(found.broken, kind).toEqual([]);
        expect.soft(found.rowHeight, kind).toBeLessThanOrEqual(TWO_LINES);
        expect.soft(found.sideways, kind).toBe(0);
      }
    });

test('one call of the console’s search finds the records of all kinds of content', async ({ page }) => {
  await signIn(page, 'admin', '/system/dict');
  await expect(page.getByRole('heading', { level: 1, name: '字典管理' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索' }).fill('Law on Foreign Trade');
  await expect(page.getByRole('group', { name: '内容记录' }).getByRole('option').first()).toBeVisible();
  // The bell asks for its notifications now and then.
  const calls = requested.filter((path) => /\/api\/v1\/content\/(?!notification)/.test(path));
  expect(calls.toSorted()).toEqual([
    '/rcep-boot/api/v1/content/search',
    '/rcep-boot/api/v1/content/standard/findPage',
  ]);
});
