import type { Page } from '@playwright/test';
import { seriousViolations } from './support/axe';
import { loginForm, sendPassword, signIn } from './support/sign-in';
import { expect, test } from './support/test';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Goes on after a finding, so that one run tells them all. */
async function nothingSerious(page: Page): Promise<void> {
  expect.soft(await seriousViolations(page), page.url()).toEqual([]);
}

const sidewaysPixels = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [1440, 390]) {
  test(`a list and its dialogs at ${width} px: nothing serious, nothing sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'admin', '/org/user');
    const columns = page.getByRole('button', { name: '列', exact: true });
    await columns.click();
    await expect(dialog(page, '列和行距').getByRole('checkbox').first()).toBeVisible();
    await nothingSerious(page);
    expect(await sidewaysPixels(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(columns).toBeFocused();

    if (width < 768) await page.getByRole('button', { name: '筛选' }).click();
    await page.getByRole('button', { name: '已存条件' }).click();
    await expect(dialog(page, '已存条件').getByLabel('名称')).toBeVisible();
    await nothingSerious(page);
    await page.keyboard.press('Escape');

    await page
      .getByRole('checkbox', { name: /^选择 / })
      .first()
      .check();
    await expect(page.getByRole('group', { name: '对选中项的操作' })).toBeVisible();
    await nothingSerious(page);
    expect(await sidewaysPixels(page)).toBe(0);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '搜索' }).fill('staff0');
    await expect(page.getByRole('group', { name: '用户' }).getByRole('option').first()).toBeVisible();
    await nothingSerious(page);
    expect(await sidewaysPixels(page)).toBe(0);
  });
}

test('the search of the console loads when it is opened, and that of the portal never', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await signIn(page, 'admin', '/system/dict');
  await expect(page.getByRole('heading', { level: 1, name: '字典管理' })).toBeVisible();
  expect(scripts.filter((url) => /palette-dialog|palette\.json/.test(url))).toEqual([]);
  const opener = page.getByRole('button', { name: /^搜索后台/ });
  await opener.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '搜索' })).toBeFocused();
  expect(scripts.filter((url) => url.includes('palette-dialog')).length).toBeGreaterThan(0);
  expect(scripts.filter((url) => url.includes('portal-search-dialog'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索' }).fill('角色管理');
  await expect(page.getByRole('option', { name: /^角色管理/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '角色管理' })).toBeVisible();
});

test('sign-in at the console’s login leads to the console, from the portal back to the portal', async ({
  page,
}) => {
  await page.goto('/#/login');
  await sendPassword(page, 'staff05');
  await expect(page).toHaveURL(/#\/index$/);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/#/home');
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: '登录', exact: true }).click();
  await expect(loginForm(page)).toBeVisible();
  await sendPassword(page, 'staff05');
  await expect(page).toHaveURL(/#\/home$/);
});
