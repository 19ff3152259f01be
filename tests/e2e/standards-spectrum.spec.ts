import { seriousViolations } from './support/axe';
import { expect, test } from './support/test';
import { settled } from './support/visit';

const PAGE = '/#/home/standard/spectrum';

test('the graph is drawn when it is in view, and a standard of the list is shown in it', async ({ page }) => {
  await page.goto(PAGE);
  await settled(page);
  const graph = page.getByRole('img', { name: /个标准和 .* 条关系的图/ });
  await page
    .getByText('图例')
    .or(page.getByRole('list', { name: '图例' }))
    .first()
    .scrollIntoViewIfNeeded();
  await expect(graph.locator('canvas')).toBeVisible();
  await page.getByRole('link', { name: 'GB/T 3920-2024' }).first().click();
  const depth = page.getByRole('radio', { name: '2 步以内' });
  await depth.click();
  await expect(depth).toBeChecked();
  await expect(page.getByText('GB/T 3920-2024 代替 GB/T 3920-2008').first()).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: '存为 PNG' }).click();
  expect((await file).suggestedFilename()).toMatch(/^standards-.*\.png$/);
});

test('the tree is walked and undo works without a pointer', async ({ page }) => {
  await page.goto(`${PAGE}?view=tree`);
  await settled(page);
  await page.getByRole('treeitem', { name: /^建筑材料/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('GB/T 4100');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^GB\/T 4100-2015(?! 周围)/ })).toBeVisible();
  await page.getByRole('button', { name: '隐藏', exact: true }).press('Enter');
  await expect(page.getByRole('treeitem', { name: /^GB\/T 4100-2015/ })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('treeitem', { name: /^GB\/T 4100-2015/ }).first()).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(page.getByRole('button', { name: '重做' })).toBeEnabled();
});

for (const view of ['graph', 'tree', 'table'])
  for (const width of [1280, 390])
    test(`axe finds nothing serious in the ${view} at ${width} px, and nothing is wider than the page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${PAGE}?view=${view}&q=3920`);
      await settled(page);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect.poll(() => seriousViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
