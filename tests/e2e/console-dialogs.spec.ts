import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** True where nothing is over the middle of an element. */
const isOnTop = (element: Locator) =>
  element.evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return box.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('console 1: a form that is open comes back with Back and Forward', async ({ page }) => {
  await signIn(page, 'system');
  await page.getByRole('heading', { level: 1, name: '后台系统首页' }).waitFor();
  await page.evaluate(() => void (location.hash = '#/system/dict'));
  await page.getByRole('button', { name: '编辑 no_yes' }).click();
  const form = dialog(page, '编辑字典');
  await form.getByLabel('备注').fill('写了一半');
  // Somewhere else than in a field: only then the kit looked for its panel.
  await form.getByText('编辑字典').click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '后台系统首页' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: '字典管理' })).toBeVisible();
  await expect(form.getByLabel('备注')).toHaveValue('写了一半');
  await expect(page.getByRole('tab', { name: /有未保存的修改/ })).toBeVisible();
});

test('console 2, row 116: the overlay is over the form that is being saved, and the message over the drawer', async ({
  page,
}) => {
  await signIn(page, 'system', '/system/dict?type=rcep_sector');
  await page.getByRole('button', { name: '新增字典项' }).click();
  const form = dialog(page, '新增字典项');
  await form.getByLabel('字典名称').fill('第五个');
  await form.getByLabel('字典值').fill('fifth');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/dict\/detail\/insert/, async (route) => {
    await released;
    await route.continue();
  });
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.locator('.overlay')).toBeVisible();
  expect(await isOnTop(page.locator('.overlay'))).toBe(true);
  release();
  const notice = page.locator('.notice', { hasText: '新增字典数据成功' });
  await expect(notice).toBeVisible();
  expect(await isOnTop(notice)).toBe(true);
});

test('row 42: the name of the user is beside the picture from 768 px on', async ({ page }) => {
  await signIn(page, 'editor');
  const name = page.locator('.admin-user-name');
  for (const width of [1440, 1100, 992, 800, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(name).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a dialog over a scrolled page leaves the head of the console where it is', async ({ page }) => {
  await signIn(page, 'admin', '/content/law?record=vn-law-3');
  const head = page.locator('header.admin-head');
  await page.getByRole('button', { name: '撤下' }).waitFor();
  await page.getByLabel('文号', { exact: true }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => head.evaluate((box) => box.getBoundingClientRect().top)).toBe(0);
  const width = await head.evaluate((box) => box.clientWidth);
  await page.getByRole('button', { name: '撤下' }).evaluate((button) => (button as HTMLElement).click());
  await expect(dialog(page, '撤下')).toBeVisible();
  const shown = await head.evaluate((box) => [box.getBoundingClientRect().top, box.clientWidth]);
  expect(shown).toEqual([0, width]);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});
