import { seriousViolations } from './support/axe';
import { PUBLIC_ROUTES } from './support/public-routes';
import { expect, test } from './support/test';
import { settled } from './support/visit';

test.describe('a public route opened cold by its address', () => {
  for (const [address, title, heading] of PUBLIC_ROUTES) {
    test(`${address} has title, heading, nothing serious for axe, language switch and the way back`, async ({
      page,
    }) => {
      await page.goto(`/#${address}`);
      await settled(page);
      await expect(page).toHaveTitle(`${title}-RCEP 标准与合规平台`);
      await expect(page.locator('main h1')).toHaveCount(1);
      await expect(page.locator('main h1')).toHaveText(heading);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);

      await expect.poll(() => seriousViolations(page)).toEqual([]);

      await page.getByRole('combobox', { name: '语言' }).selectOption('vi');
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
      await expect(page.locator('main h1')).toHaveCount(1);
      expect(decodeURI(new URL(page.url()).hash)).toBe(`#${address}`);

      const elsewhere = address.startsWith('/home/lawService') ? '/home/newsDetails' : '/home/lawService';
      await page.locator(`nav.portal-menu a[href="#${elsewhere}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${elsewhere}$`));
      await settled(page);
      await page.goBack();
      await settled(page);
      expect(decodeURI(new URL(page.url()).hash)).toBe(`#${address}`);
    });
  }
});

test.describe('on a narrow screen nothing is beyond the edge, and axe finds nothing serious', () => {
  for (const [address] of PUBLIC_ROUTES) {
    test(`${address} at 360 px, in Vietnamese, in the dark theme`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addInitScript(() => {
        localStorage.setItem('vue-admin-beautiful-theme', JSON.stringify({ name: 'dark' }));
      });
      await page.goto(`/#${address}${address.includes('?') ? '&' : '?'}lang=vi`);
      await settled(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await expect.poll(() => seriousViolations(page)).toEqual([]);
    });
  }
});
