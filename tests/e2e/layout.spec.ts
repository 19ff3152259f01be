import type { Page } from '@playwright/test';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { settled } from './support/visit';

/** Goes to a page of the portal and waits until its boxes have stopped to move. */
async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(`/#${address}`);
  await settled(page);
  await atRest(page);
}

/** Waits until the page has had the same size for several frames, with its fonts there. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const size = () => `${document.documentElement.scrollWidth} × ${document.documentElement.scrollHeight}`;
    for (let same = 0, before = ''; same < 20;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      same = size() === before ? same + 1 : 0;
      before = size();
    }
  });
}

/** The lines that the text of an element is broken into, as boxes. */
const linesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
      const tops = [...new Set(boxes.map((box) => Math.round(box.top)))];
      return tops.map((top) => {
        const line = boxes.filter((box) => Math.round(box.top) === top);
        return {
          left: Math.min(...line.map((box) => box.left)),
          right: Math.max(...line.map((box) => box.right)),
        };
      });
    });

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const width of [1440, 1920]) {
  test(`D26: the risk block of home has no hole, and the first news uses its column, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSettled(page, '/home');
    await page.locator('.risk-map').scrollIntoViewIfNeeded();
    await expect(page.locator('.risk-map .world-map')).toBeVisible();
    await atRest(page);
    // What is drawn in the left column, from top to bottom: no two parts of it lie further apart than a section's lines.
    const gaps = await page.locator('.home-risk > div:first-child').evaluate((column) => {
      const parts = [...column.children]
        .flatMap((part) => (part.matches('.risk-map') ? [...part.children] : [part]))
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.height > 0);
      const end = column.parentElement?.getBoundingClientRect().bottom ?? 0;
      return [...parts.slice(1).map((box) => box.top), end].map((top, place) => top - parts[place]!.bottom);
    });
    expect(gaps.length).toBeGreaterThan(2);
    for (const gap of gaps) expect(gap).toBeLessThanOrEqual(40);

    // A headline that needs several lines fills the first of them.
    const headline = '.home-news-list > li:first-child a';
    await page.locator(headline).evaluate((link) => {
      link.textContent = `${link.textContent}，`.repeat(4);
    });
    const column = await page.locator('.home-news-list').boundingBox();
    const [first, ...others] = await linesOf(page, headline);
    expect(others.length).toBeGreaterThan(0);
    expect(first!.right - first!.left).toBeGreaterThan(column!.width * 0.9);
  });
}

for (const width of [1440, 1024, 390, 320]) {
  test(`D27: a figure and its unit stand on one line, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSettled(page, '/home/taxOriginSearch?hs=87038097&line=87038097&from=CN&to=VN');
    const value = page.locator('.figure-xl .figure-value');
    await expect(value).toHaveText('70% MFN');
    const { lines, baselines } = await value.evaluate((box) => {
      const [number, unit] = [box.firstChild as Text, box.querySelector('.figure-unit')!.firstChild as Text];
      const boxesOf = (text: Text) => {
        const range = document.createRange();
        range.selectNode(text);
        return [...range.getClientRects()];
      };
      // An empty inline block stands on the baseline of the line it is in.
      const baselineOf = (text: Text) => {
        const probe = document.createElement('span');
        probe.style.display = 'inline-block';
        const holder = document.createElement('span');
        text.replaceWith(holder);
        holder.append(text, probe);
        return probe.getBoundingClientRect().bottom;
      };
      return {
        lines: [boxesOf(number).length, boxesOf(unit).length],
        baselines: [baselineOf(number), baselineOf(unit)] as const,
      };
    });
    expect(lines).toEqual([1, 1]);
    expect(Math.abs(baselines[0] - baselines[1])).toBeLessThan(1);
    expect(await pageWidth(page)).toBe(width);
  });
}

for (const width of [1440, 390]) {
  test(`D28: notes keep their distance, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [
      '/home/taxOriginSearch?hs=94062010&from=JP&to=VN&date=2021-06-01',
      '/home/taxOriginSearch?hs=94062010&from=JP&to=VN&date=2026-12-15',
      '/home/taxOriginSearch?hs=940620&from=JP&to=VN&date=2021-06-01',
      '/home/riskCase?tab=scope&hs=720838&from=CN&to=VN',
    ]) {
      await openSettled(page, address);
      await expect(page.locator('main .note').filter({ visible: true })).not.toHaveCount(0);
      const { notes, near } = await page.evaluate(() => {
        const boxOf = (element: Element) => element.getBoundingClientRect();
        const shown = [...document.querySelectorAll('main .note')].filter((note) => boxOf(note).height > 0);
        const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')];
        // From the end of each note to whatever note or heading begins below its head, in the same column.
        const gaps = shown.flatMap((note) => {
          const { top, bottom, left, right } = boxOf(note);
          return [...shown, ...headings]
            .filter((other) => other !== note && !note.contains(other))
            .map(boxOf)
            .filter((box) => box.height > 0 && box.left < right && box.right > left && box.top >= top)
            .map((box) => box.top - bottom)
            .filter((gap) => gap < 12);
        });
        return { notes: shown.length, near: gaps };
      });
      expect(notes, address).toBeGreaterThan(0);
      expect(near, address).toEqual([]);
    }
  });
}

test('D31: the agreements of an exporter stand on the lines of their row, at 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openSettled(page, '/home/taxOriginSearch?hs=94062090&from=CN&to=VN');
  await expect(page.locator('.partner-agreements').first()).toBeVisible();
  const rows = await page.locator('.partner-agreements').evaluateAll((lists) =>
    lists.map((list) =>
      [...list.querySelectorAll('.partner-agreement')].map((agreement) => {
        const range = document.createRange();
        // The name itself, not a tag before it.
        range.selectNode(
          [...agreement.childNodes].find((node) => node.textContent?.trim() && !(node instanceof Element))!,
        );
        const { top, bottom } = range.getBoundingClientRect();
        return { top, bottom };
      }),
    ),
  );
  expect(rows.filter((row) => row.length > 1).length).toBeGreaterThan(3);
  // Two names are on one baseline, or one line is wholly below the other.
  for (const row of rows)
    for (const [one, ...others] of row.map((_, place) => row.slice(place)))
      for (const other of others)
        expect(Math.abs(one!.bottom - other.bottom) < 1 || other.top >= one!.bottom).toBe(true);
  expect(await pageWidth(page)).toBe(390);
});

test('D31: home does not scroll sideways in Vietnamese', async ({ page }) => {
  await openSettled(page, '/home');
  await page.locator('header select').first().selectOption('vi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  for (const width of [1440, 1024, 992, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await atRest(page);
    expect(await pageWidth(page)).toBe(width);
  }
});

test('console 23: the first page of the console uses a screen of 1920 px', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await signIn(page, 'admin');
  const blocks = page.locator('.overview .section-body');
  await expect(blocks).toHaveCount(6);
  await atRest(page);
  for (const block of await blocks.all()) {
    const box = (await block.boundingBox())!;
    expect(1920 - (box.x + box.width)).toBeLessThan(80);
  }
});
