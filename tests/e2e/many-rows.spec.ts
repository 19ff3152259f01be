import { expect, test } from './support/test';
import { settled } from './support/visit';

/** A server of its own, so that the other tests keep theirs; the third port of `playwright.config.ts`. */
const SERVER = `http://127.0.0.1:${Number(process.env['E2E_PORT'] ?? 4801) + 2}`;

test.beforeAll(async ({ request }) => {
  expect((await request.post(`${SERVER}/__scenario/many-rows`)).ok()).toBe(true);
});

test.describe('a list of 10,000 rows is paged and filtered by the server', () => {
  for (const address of ['/home/lawService', '/home/riskCase', '/home/newsDetails']) {
    test(address, async ({ page }) => {
      await page.route('**/rcep-boot/**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: SERVER + pathname + search }) });
      });
      await page.goto(`/#${address}`);
      await settled(page);
      const main = page.getByRole('main');
      await expect(main.getByText(/10,?0\d\d/).first()).toBeVisible();
      const rowsDrawn = () => page.locator('main :is(tbody tr, ol > li, ul > li):visible').count();
      expect(await rowsDrawn()).toBeLessThan(80);
      await main.getByRole('checkbox').first().click();
      await expect(main.getByRole('checkbox').first()).toBeChecked();
      await settled(page);
      expect(await rowsDrawn()).toBeLessThan(80);
      await main.getByRole('button', { name: '下一页' }).click();
      await expect(page).toHaveURL(/page=2/);
      await settled(page);
      expect(await rowsDrawn()).toBeLessThan(80);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});
