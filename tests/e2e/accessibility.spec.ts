import { seriousViolations, tooSmallTargets } from './support/axe';
import { expect, test } from './support/test';

const PAIR =
  '/#/home/taxOriginSearch?hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15&value=100000&vs=CN,KR';

for (const theme of ['default', 'dark']) {
  test.describe(`axe finds nothing serious in the theme ${theme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((name) => {
        localStorage.setItem('vue-admin-beautiful-theme', JSON.stringify({ name }));
      }, theme);
    });

    test('on the tariff page with a bill of materials', async ({ page }) => {
      await page.goto(PAIR);
      await page.getByRole('button', { name: '试用示例清单' }).click();
      await expect(page.getByText('合格（原产）', { exact: true })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('table')).toBeVisible();
      await page.getByRole('region', { name: '逐年税率' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: '图表存为 PNG' })).toBeVisible();
      await expect.poll(() => seriousViolations(page)).toEqual([]);
    });

    test('on the home page', async ({ page }) => {
      await page.goto('/#/home');
      await expect(page.getByRole('link', { name: '纺织', exact: true })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('table')).toBeVisible();
      await expect.poll(() => seriousViolations(page)).toEqual([]);
    });

    test('on the home page with open proposals and an error', async ({ page }) => {
      await page.goto('/#/home');
      // The app's own sentence, not that of the first paint.
      await expect(page.locator('form[name="task"][data-usable="app"]')).toBeVisible();
      const product = page.getByRole('combobox', { name: 'HS 编码或品名' });
      await product.fill('');
      await page.getByRole('button', { name: '查税率、规则和证明' }).click();
      await expect(page.getByRole('alert')).toHaveText('HS 编码不能为空');
      await expect.poll(() => seriousViolations(page)).toEqual([]);
      await product.fill('锂离子');
      await expect(page.getByRole('option', { name: /8507\.60/ })).toBeVisible();
      await product.press('ArrowDown');
      await expect.poll(() => seriousViolations(page)).toEqual([]);
    });

    test('on a narrow screen with the menu open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/#/home');
      await page.getByRole('button', { name: '打开菜单' }).click();
      await expect(page.getByRole('dialog', { name: '主菜单' })).toBeVisible();
      await expect.poll(() => seriousViolations(page)).toEqual([]);
    });
  });
}

test('on a phone the links of a case are far enough apart for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/#/home/riskCase/riskCaseDetails/id-ad-ceramic-tile-2024');
  await expect(page.getByRole('link', { name: '查税率 6907.21 中国' })).toBeVisible();
  await expect.poll(() => tooSmallTargets(page)).toEqual([]);
});
