import type { Locator, Page } from '@playwright/test';
import { seriousViolations } from './support/axe';
import { loginForm, sendPassword, signIn } from './support/sign-in';
import { expect, test } from './support/test';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Goes on after a finding, so that one run tells them all. */
async function nothingSerious(page: Page): Promise<void> {
  expect.soft(await seriousViolations(page), page.url()).toEqual([]);
}

/** Open and at rest: in the middle of its opening the colours are not those that are read. */
async function isAtRest(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect
    .poll(() =>
      dialog.evaluate(
        (element) =>
          [element, element.parentElement ?? element].flatMap((part) => part.getAnimations({ subtree: true }))
            .length,
      ),
    )
    .toBe(0);
}

for (const theme of ['default', 'dark']) {
  test.describe(`axe finds nothing serious in the theme ${theme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((name) => {
        const key = 'vue-admin-beautiful-theme';
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ name }));
      }, theme);
    });

    test('on the login and on the register page', async ({ page }) => {
      await page.goto('/#/login');
      await expect(loginForm(page)).toBeVisible();
      await expect(page.getByRole('img', { name: /^越南/ })).toBeVisible();
      await nothingSerious(page);
      await loginForm(page).getByRole('button', { name: '登录', exact: true }).click();
      await expect(page.getByText('请输入密码')).toBeVisible();
      await nothingSerious(page);
      await page.getByRole('tab', { name: '手机验证码' }).click();
      await expect(page.getByLabel('手机号')).toBeVisible();
      await nothingSerious(page);
      await page.goto('/#/register');
      await page.locator('form[name="register"][data-usable]').getByRole('button', { name: '注册' }).click();
      await expect(page.getByText('请输入用户名')).toBeVisible();
      await nothingSerious(page);
    });

    test('on the login page once the captcha is required', async ({ page }) => {
      await page.goto('/#/login');
      // A name that nobody has: the page counts its failures itself, and no account is locked.
      for (let time = 1; time <= 3; time += 1) {
        const refusal = page.waitForResponse(/\/system\/login$/);
        await sendPassword(page, `nobody_${theme}`, 'Wrong1234.');
        await refusal;
        await expect(loginForm(page).locator('[type="submit"]')).not.toHaveAttribute('aria-disabled');
      }
      await expect(page.getByRole('img', { name: '图形验证码，需要照着填写' })).toBeVisible();
      await nothingSerious(page);
    });

    test('on the home of the console, and in the open theme drawer', async ({ page }) => {
      await signIn(page, 'system');
      await expect(title(page, '后台系统首页')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('查过的 3 个角色都有菜单。');
      await expect(page.getByRole('main')).toContainText('电动汽车');
      await nothingSerious(page);
      await page.getByRole('button', { name: '主题配置' }).click();
      await isAtRest(page.getByRole('dialog', { name: '主题配置' }));
      await nothingSerious(page);
    });

    test('on the dictionary with its dialogs', async ({ page }) => {
      await signIn(page, 'system', '/system/dict');
      await expect(page.getByRole('row').filter({ hasText: 'no_yes' })).toBeVisible();
      await nothingSerious(page);

      await page.getByRole('button', { name: '新增字典' }).click();
      const form = page.getByRole('dialog', { name: '新增字典' });
      await form.getByLabel('字典类型编号').fill('a b');
      await form.getByRole('button', { name: '保存', exact: true }).click();
      await expect(form.getByText('只能包含字母、数字和下划线')).toBeVisible();
      await isAtRest(form);
      await nothingSerious(page);
      await form.getByRole('button', { name: '取消' }).click();
      const question = page.getByRole('dialog', { name: '温馨提示' });
      await isAtRest(question);
      await nothingSerious(page);
      await question.getByRole('button', { name: '放弃修改' }).click();
      await expect(form).toHaveCount(0);

      await page.getByRole('button', { name: '设置字典 no_yes' }).click();
      const entries = page.getByRole('dialog', { name: /no_yes/ });
      await expect(entries.getByRole('table')).toBeVisible();
      await isAtRest(entries);
      await nothingSerious(page);
    });

    test('on personnel and on the personal centre', async ({ page }) => {
      await signIn(page, 'system', '/personnelManagement');
      await expect(page.getByRole('row').filter({ hasText: 'staff01' })).toBeVisible();
      await nothingSerious(page);
      for (const [tab, shown] of [
        ['角色', '内容编辑'],
        ['菜单', '系统配置'],
      ] as const) {
        await page.getByRole('main').getByRole('link', { name: tab, exact: true }).click();
        await expect(page.getByRole('row').filter({ hasText: shown }).first()).toBeVisible();
        await nothingSerious(page);
      }
      await page.goto('/#/personal/center');
      await expect(title(page, '个人中心')).toBeVisible();
      await expect(page.getByLabel('昵称')).not.toHaveValue('');
      await nothingSerious(page);
      await page.getByRole('main').getByText('安全设置', { exact: true }).first().click();
      await expect(page.getByRole('main').getByText('密码强度').first()).toBeVisible();
      await nothingSerious(page);
    });

    test('in the vertical layout, and on a narrow screen with the menu open', async ({ page }) => {
      await page.addInitScript((name) => {
        localStorage.setItem('vue-admin-beautiful-theme', JSON.stringify({ name, layout: 'vertical' }));
      }, theme);
      await signIn(page, 'admin', '/system/dict');
      await expect(page.getByRole('row').filter({ hasText: 'no_yes' })).toBeVisible();
      await nothingSerious(page);
      await page.getByRole('button', { name: '收起侧边菜单' }).click();
      await nothingSerious(page);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: '展开侧边菜单' }).click();
      await expect(page.getByRole('navigation', { name: '后台菜单' })).toBeVisible();
      await isAtRest(page.getByRole('navigation', { name: '后台菜单' }));
      await nothingSerious(page);
    });
  });
}

test('a link shows its focus and its line on a page with parts of the console kit', async ({ page }) => {
  await signIn(page, 'admin', '/content/law?record=vn-law-1');
  // The form is drawn by the kit, which writes a style sheet for all links.
  await expect(page.getByRole('combobox', { name: '国家' })).toBeVisible();
  const back = page.getByRole('link', { name: '返回：法规管理' });
  await page.keyboard.press('Tab');
  for (const each of [back, page.getByRole('link', { name: '门户', exact: true })]) {
    await each.focus();
    await expect(each).toHaveCSS('outline-style', 'solid');
    await expect(each).toHaveCSS('outline-width', '3px');
  }
  await back.focus();
  await expect(back).toHaveCSS('text-decoration-line', 'underline');
  await back.hover();
  await expect(back).toHaveCSS('text-decoration-line', 'underline');
});

test('a link of a page leads to the heading of another one, and back to the link', async ({ page }) => {
  await signIn(page, 'editor');
  const link = page.getByRole('link', { name: /^法规：\d+$/ }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '法规管理' })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  // No control: it has no ring, after a press of the mouse least of all.
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name: '法规管理' });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
});
