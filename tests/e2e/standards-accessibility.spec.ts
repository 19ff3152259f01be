import { seriousViolations } from './support/axe';
import { expect, test } from './support/test';
import { settled } from './support/visit';

const PAGES = [
  '/home/standard?pick=gb-18401-2010,qcvn-01-2017-bct',
  '/home/standard/details/gb-18401-2010',
  '/home/standard/compare?ids=gb-18401-2010,qcvn-01-2017-bct',
  '/home/standard/consistency?id=gb-t-4100-2015',
  '/home/standard/consistency?tab=library',
  '/home/standard/capability?step=organisation',
];

for (const address of PAGES)
  for (const width of [1280, 390])
    test(`axe finds nothing serious at ${address}, ${width} px wide, and nothing is wider than the page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/#${address}`);
      await settled(page);
      await expect.poll(() => seriousViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
