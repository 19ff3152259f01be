import { expect, test } from './support/test';

const LANE = '#/home/taxOriginSearch?hs=940620&line=94062090&from=JP&to=VN&date=2026-12-15&value=100000';

test('back returns to where the reader was, on a page whose sections come later', async ({ page }) => {
  await page.goto(`/${LANE}`);
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
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(place));
});
