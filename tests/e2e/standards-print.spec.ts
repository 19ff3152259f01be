import { expect, test } from './support/test';
import { settled } from './support/visit';

const COMPARISON =
  '/home/standard/compare?ids=gb-18401-2010,qcvn-01-2017-bct,sni-7617-2013-amd1-2014,act-no-112-of-1973';
/** Paper between its margins, in pixels: A4 upright and lying. */
const [UPRIGHT, LYING] = [688, 1001];

for (const language of ['zh', 'vi'])
  for (const [address, width] of [
    [COMPARISON, LYING],
    ['/home/standard/consistency?id=gb-t-4100-2015', UPRIGHT],
    ['/home/standard/capability?step=result', UPRIGHT],
  ] as const)
    test(`on paper nothing can be pressed and nothing is cut: ${address}, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/#${address}&lang=${language}`);
      await settled(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('main h1')).toBeVisible();
      const controls = page.locator('main :is(button:not(.comparison-toggle), input, select, textarea)');
      await expect(controls.filter({ visible: true })).toHaveCount(0);
      const beyond = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(td, th, p, li, dd)')]
          .filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1)
          .map((part) => part.outerHTML),
      );
      expect(beyond).toEqual([]);
    });

test('a comparison on paper has a line of provenance for each limit, and lies on its side', async ({
  page,
}) => {
  await page.goto(`/#${COMPARISON}`);
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  const rows = page.locator('.comparison-row');
  await expect(page.locator('.comparison-printed')).toHaveCount(await rows.count());
  await expect(page.locator('.comparison-printed').first()).toContainText(
    /QCVN 01:2017\/BCT.*khatoco\.com.*2017-10-23/,
  );
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/\/MediaBox \[0 0 84\d(\.\d+)? 59\d/);
});
