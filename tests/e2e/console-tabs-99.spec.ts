import type { Page } from '@playwright/test';
import { answerAs, signIn, tabs } from './support/sign-in';
import { expect, test } from './support/test';

const PAGES_PER_GROUP = 49;

/** Address of the n-th of the 980 pages of the large menu, counted from 1. */
function addressOf(page: number): string {
  const group = Math.ceil(page / PAGES_PER_GROUP);
  return `/large${group}/page${page - (group - 1) * PAGES_PER_GROUP}`;
}

const tab = (page: Page, number: number) =>
  page.locator(`[data-path="${addressOf(number)}"]`).getByRole('tab');
const nameFilter = (page: Page) => page.getByRole('textbox', { name: '字典类型名称' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: '字典管理' });

/** Milliseconds from the press on a tab until its page has been painted. */
const switchTo = (page: Page, number: number) =>
  page.evaluate(async (path) => {
    const button = document.querySelector<HTMLElement>(`[data-path="${path}"] [role="tab"]`);
    const start = performance.now();
    button?.click();
    while (button?.getAttribute('aria-selected') !== 'true') await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return Math.round(performance.now() - start);
  }, addressOf(number));

async function heapMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return Math.round(used / 1_048_576);
}

test('99 pages keep their state; the hundredth takes the place of the one used longest ago, whose tab still opens', async ({
  page,
  context,
}) => {
  test.setTimeout(1_200_000);
  const measure = (type: string, value: number, unit: string) =>
    test.info().annotations.push({ type, description: `${value} ${unit}` });

  await answerAs(context, /\/system\/menu\/findMenuTree/, 'menu-large');
  await signIn(page, 'staff11', addressOf(1));
  await nameFilter(page).fill('typed on page 1');
  measure('heap with 1 page', await heapMegabytes(page), 'MB');

  for (let number = 2; number <= 100; number += 1) {
    await page.evaluate((path) => (location.hash = `#${path}`), addressOf(number));
    await expect(tab(page, number)).toHaveAttribute('aria-selected', 'true');
    await expect(heading(page)).toBeVisible();
    if (number === 2 || number === 3) await nameFilter(page).fill(`typed on page ${number}`);
    if (number === 10) measure('switch with 10 pages', await switchTo(page, 9), 'ms');
  }
  // 100 pages and the pinned home.
  await expect(tabs(page)).toHaveCount(101);
  measure('heap with 99 cached pages', await heapMegabytes(page), 'MB');
  measure('switch between cached pages', await switchTo(page, 60), 'ms');
  measure('switch back', await switchTo(page, 100), 'ms');

  await tab(page, 3).click();
  await expect(nameFilter(page)).toHaveValue('typed on page 3');

  await tab(page, 1).click();
  await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true');
  await expect(heading(page)).toBeVisible();
  await expect(nameFilter(page)).toHaveValue('');
  await expect(page.getByRole('row').filter({ hasText: 'no_yes' })).toBeVisible();

  // It is usable: a filter is sent and answered, and all are closed at once.
  await nameFilter(page).fill('菜单');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'menu_type' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'no_yes' })).toHaveCount(0);
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await expect(tabs(page)).toHaveText(['后台系统首页']);
  await expect(page).toHaveURL(/#\/index$/);
  measure('heap after closing all', await heapMegabytes(page), 'MB');
});
