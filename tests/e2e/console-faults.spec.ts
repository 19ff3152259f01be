import type { BrowserContext, Page, Route } from '@playwright/test';
import { answerAs, loginForm, notices, sendPassword, signIn, tabs } from './support/sign-in';
import { expect, test } from './support/test';

const EXPIRED = '凭证已过期，请重新登陆';
const MENU_CALL = /\/system\/menu\/findMenuTree/;
const INSERT_CALL = /\/system\/dict\/insert/;

const menu = (page: Page) => page.getByRole('navigation', { name: '后台菜单' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const row = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });

/** Starts in the vertical layout, in which the whole menu is open to the eye. */
const inVertical = (context: BrowserContext) =>
  context.addInitScript(() => {
    localStorage.setItem('vue-admin-beautiful-theme', JSON.stringify({ layout: 'vertical' }));
  });

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^账号菜单/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await dialog(page, '温馨提示').getByRole('button', { name: '确定' }).click();
  await expect(loginForm(page)).toBeVisible();
}

test.describe('an expired session', () => {
  test('while a form is being filled in: message, login, the same place, and the draft is offered', async ({
    page,
    context,
  }) => {
    await signIn(page, 'editor', '/system/dict?pageSize=20&typeCode=storage_type');
    await page.getByRole('button', { name: '新增字典' }).click();
    const form = dialog(page, '新增字典');
    await form.getByLabel('字典类型编号').fill('never_saved');
    await form.getByLabel('字典类型名称').fill('写了一半');
    await answerAs(context, INSERT_CALL, 'token-expired');
    await form.getByRole('button', { name: '保存', exact: true }).click();

    await expect(page).toHaveURL(/#\/login\?redirect=/);
    await expect(notices(page)).toHaveText(EXPIRED);
    await context.unrouteAll();
    await sendPassword(page, 'editor');
    await expect(page).toHaveURL(/#\/system\/dict\?pageSize=20&typeCode=storage_type$/);
    await page.getByRole('button', { name: '新增字典' }).click();
    await expect(form.getByText('已恢复你上次没有保存的内容。')).toBeVisible();
    await expect(form.getByLabel('字典类型编号')).toHaveValue('never_saved');
    await expect(form.getByLabel('字典类型名称')).toHaveValue('写了一半');
    await form.getByRole('button', { name: '撤销恢复' }).click();
    await expect(form.getByLabel('字典类型编号')).toHaveValue('');
  });

  test('found by twenty calls at once: one message, one reset', async ({ page, context }) => {
    const available: Route[] = [];
    const loads: string[] = [];
    await signIn(page, 'system');
    // Calls of the page that is left by the reload would be counted too.
    await expect(page.getByRole('heading', { level: 1, name: '后台系统首页' })).toBeVisible();
    await expect(page.getByRole('main').getByText('正在加载')).toHaveCount(0);
    await context.route(/\/rcep-boot\/(?!ad\/|.*\/(getInfo|findMenuTree|role\/findPage|portal))/, (route) => {
      if (route.request().headers()['t-authorization'] === undefined) return route.continue();
      available.push(route);
      return undefined;
    });
    // Ten roles: the overview asks for the menus of each.
    await context.route(/\/system\/role\/findPage/, (route) => {
      const rows = Array.from({ length: 10 }, (_, index) => ({
        id: `${index + 1}`,
        roleCode: `sample_${index}`,
        roleName: `示例角色 ${index}`,
      }));
      return route.fulfill({ json: { msg: '请求成功', code: 0, data: { total: 10, rows } } });
    });
    await page.reload();
    page.on('load', () => loads.push(page.url()));
    await expect.poll(() => available.length).toBeGreaterThanOrEqual(16);
    await page.evaluate((key) => {
      const seen: string[] = [];
      Object.assign(window, { [key]: seen });
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.classList.contains('notice')) seen.push(node.innerText);
        sessionStorage.setItem(key, JSON.stringify(seen));
      }).observe(document.body, { childList: true, subtree: true });
    }, 'seenNotices');
    const count = available.length;
    await Promise.all(
      available.splice(0).map((route) => route.fulfill({ json: { msg: EXPIRED, code: 402, data: null } })),
    );
    await expect(loginForm(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/login\?redirect=%2Findex$/);
    await expect(notices(page)).toHaveText(EXPIRED);
    expect(
      await page.evaluate(() => JSON.parse(sessionStorage.getItem('seenNotices') ?? '[]') as string[]),
    ).toEqual([EXPIRED]);
    expect(loads, `${count} calls`).toHaveLength(1);
    expect(available).toEqual([]);
  });

  test('found by a call that visitors may make too: the reader is told all the same', async ({
    page,
    context,
  }) => {
    await signIn(page, 'admin', '/system/dict');
    await answerAs(context, /\/ad\/getList/, 'token-expired');
    await page.reload();
    await expect(page).toHaveURL(/#\/login\?redirect=%2Fsystem%2Fdict$/);
    await expect(notices(page)).toContainText(/请重新登/);
  });
});

test.describe('a menu of the server that is', () => {
  test('malformed: what can be read is there, what cannot says so, nothing goes blank', async ({
    page,
    context,
  }) => {
    await inVertical(context);
    await answerAs(context, MENU_CALL, 'menu-malformed');
    await signIn(page, 'admin');
    await expect(title(page, '后台系统首页')).toBeVisible();
    await menu(page).getByRole('button', { name: '系统配置' }).click();
    await menu(page).getByRole('link', { name: '字典管理' }).first().click();
    await expect(title(page, '字典管理')).toBeVisible();
    await menu(page)
      .getByRole('link', { name: /^示例链接/ })
      .click();
    await expect(title(page, '示例链接')).toBeVisible();
    await expect(page.getByText('服务器返回的这个菜单项不完整，无法打开对应的页面。')).toBeVisible();
    await menu(page).getByRole('link', { name: '配置', exact: true }).click();
    await expect(title(page, '配置')).toBeVisible();
  });

  test('empty: the console’s own pages are there', async ({ page, context }) => {
    await inVertical(context);
    await answerAs(context, MENU_CALL, 'menu-empty');
    await signIn(page, 'admin');
    await expect(title(page, '后台系统首页')).toBeVisible();
    await expect(menu(page).getByRole('listitem')).toHaveText(['后台系统首页', '配置', '组件']);
    await page.goto('/#/system/dict');
    await expect(page).toHaveURL(/#\/404$/);
  });

  test('of 1,000 entries: the menu opens and leads to its last page', async ({ page, context }) => {
    await inVertical(context);
    await answerAs(context, MENU_CALL, 'menu-large');
    await signIn(page, 'admin');
    await menu(page).getByRole('button', { name: '示例分组 20' }).click();
    await menu(page).getByRole('link', { name: '示例菜单 20-49' }).click();
    await expect(page).toHaveURL(/#\/large20\/page49$/);
    await expect(title(page, '字典管理')).toBeVisible();
    await expect(menu(page).getByRole('link', { name: '示例菜单 20-49' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu(page).getByRole('link', { name: '示例菜单 20-49' })).toBeInViewport();
    await page.reload();
    await expect(title(page, '字典管理')).toBeVisible();
    await expect(menu(page).getByRole('button', { name: '示例分组 20' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('of ten levels: each unfolds, and the page below them opens', async ({ page, context }) => {
    await inVertical(context);
    await answerAs(context, MENU_CALL, 'menu-deep');
    await signIn(page, 'admin');
    // A level with one page below it stands for that page: the ninth is drawn as the tenth.
    for (let level = 1; level <= 8; level += 1)
      await menu(page)
        .getByRole('button', { name: `示例第${level}级` })
        .click();
    await menu(page).getByRole('link', { name: '示例第10级' }).click();
    await expect(title(page, '字典管理')).toBeVisible();
    await expect(page).toHaveURL(/#\/level1\/level2\/.*\/level10$/);
    await expect(page.getByRole('navigation', { name: '当前位置' })).toContainText('示例第10级');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('cyclic: the entry that comes back says so, and the others work', async ({ page, context }) => {
    await inVertical(context);
    await answerAs(context, MENU_CALL, 'menu-cyclic');
    await signIn(page, 'admin');
    await menu(page).getByRole('button', { name: '示例循环 c' }).click();
    await menu(page).getByRole('button', { name: '示例循环 d' }).click();
    await menu(page)
      .getByRole('link', { name: /^示例循环 c/ })
      .click();
    await expect(page.getByText('这个菜单项的下级中包含它自己，下级不再展开。')).toBeVisible();
    await menu(page).getByRole('button', { name: '系统配置' }).click();
    await menu(page).getByRole('link', { name: '字典管理' }).click();
    await expect(title(page, '字典管理')).toBeVisible();
  });
});

test.describe('a storage that is', () => {
  test('forbidden: sign-in, edits and theme work, and nothing is said that is not so', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    await answerAs(context, INSERT_CALL, 'server-error');
    await usesConsole(page);
    // Nothing could be saved: after a reload there is no session, and no draft is promised.
    await page.reload();
    await expect(loginForm(page)).toBeVisible();
    await expect(notices(page)).toHaveText('');
  });

  test('full: sign-in, edits and theme work, and nothing is said that is not so', async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await answerAs(context, INSERT_CALL, 'server-error');
    await usesConsole(page);
    await page.reload();
    await expect(loginForm(page)).toBeVisible();
    await expect(notices(page)).toHaveText('');
  });

  /** Signs in, fails to save an edit without losing it, gives it up, and changes the theme. */
  async function usesConsole(page: Page): Promise<void> {
    await signIn(page, 'admin', '/system/dict?typeCode=storage_type');
    await page.getByRole('button', { name: '新增字典' }).click();
    const added = dialog(page, '新增字典');
    await added.getByLabel('字典类型编号').fill('never_saved');
    await added.getByLabel('字典类型名称').fill('没存成');
    await added.getByRole('button', { name: '保存', exact: true }).click();
    await expect(added.getByRole('alert')).toContainText('服务器异常');
    await expect(added.getByLabel('字典类型名称')).toHaveValue('没存成');
    await added.getByRole('button', { name: '取消' }).click();
    await dialog(page, '温馨提示').getByRole('button', { name: '放弃修改' }).click();
    await expect(added).toHaveCount(0);

    await page.getByRole('button', { name: '主题配置' }).click();
    const drawer = dialog(page, '主题配置');
    await drawer.getByRole('radio', { name: '海洋' }).check();
    await drawer.getByRole('button', { name: '保存', exact: true }).click();
    await expect(drawer).toHaveCount(0);
    await tabs(page).first().click();
    await expect(title(page, '后台系统首页')).toBeVisible();
    await tabs(page).last().click();
    await expect(title(page, '字典管理')).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/\bocean\b/);
  }
});

test('two pages of one browser: who leaves one has left the other; the next user finds nothing of the first', async ({
  page,
  context,
}) => {
  await signIn(page, 'editor', '/system/dict?typeCode=storage_type');
  await page.getByRole('button', { name: '新增字典' }).click();
  await dialog(page, '新增字典').getByLabel('字典类型名称').fill('编辑的草稿');
  await expect.poll(() => saved(page)).toContain('编辑的草稿');
  await expect.poll(() => saved(page)).toContain('opsli:dict');

  const second = await context.newPage();
  await second.goto('/#/system/dict');
  await expect(title(second, '字典管理')).toBeVisible();
  await expect(second.getByRole('button', { name: /^账号菜单：示例编辑/ })).toBeVisible();

  await logOut(second);
  await expect(loginForm(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/login\?redirect=/);
  await expect(page.getByText('示例编辑')).toHaveCount(0);
  await expect.poll(() => saved(page)).not.toContain('opsli:dict');

  await sendPassword(second, 'staff10');
  await expect(second.getByRole('banner')).toContainText('示例员工10');
  await expect(page.getByRole('button', { name: /^账号菜单：示例员工10/ })).toBeVisible();
  await expect(title(page, '字典管理')).toBeVisible();
  await expect(row(page, 'storage_type')).toBeVisible();
  for (const each of [page, second]) {
    await expect.poll(() => saved(each)).not.toMatch(/编辑的草稿|draft:3:|示例编辑/);
    expect(await each.locator('body').innerText()).not.toMatch(/示例编辑|编辑的草稿/);
  }
});

/** Everything local and session storage hold, as text. */
const saved = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
