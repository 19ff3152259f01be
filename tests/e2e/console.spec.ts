import type { Locator, Page } from '@playwright/test';
import { touch } from './support/controls';
import { loginForm, notices, PASSWORD, signIn, tabs, tabTo } from './support/sign-in';
import { expect, test } from './support/test';

const THEME_KEY = 'vue-admin-beautiful-theme';

const drawer = (page: Page) => page.getByRole('dialog', { name: '主题配置' });
const drawerButton = (page: Page) => page.getByRole('button', { name: '主题配置' });
const menu = (page: Page) => page.getByRole('navigation', { name: '后台菜单' });
const current = (page: Page) => page.getByRole('tab', { selected: true }).and(tabs(page));
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** A part takes its size a moment after the press that changes it. */
const expectBox = (part: Locator, wanted: Partial<Box>) =>
  expect.poll(() => part.boundingBox()).toMatchObject(wanted);

/** Whether the first match is shown, and how wide it stands. */
const shownAndWidth = (part: Locator) =>
  part.evaluate((element) => ({
    isShown: element.checkVisibility(),
    width: element.getBoundingClientRect().width,
  }));

const savedTheme = (page: Page) => page.evaluate((key) => localStorage.getItem(key), THEME_KEY);

test('from the login to a saved theme by keyboard alone', async ({ page }) => {
  // Wide enough for the whole menu.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#/login?redirect=%2Findex');
  await tabTo(page, loginForm(page).getByLabel('用户名', { exact: true }));
  await page.keyboard.type('admin');
  await tabTo(page, loginForm(page).getByLabel('密码', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(title(page, '后台系统首页')).toBeVisible();

  const group = menu(page).getByRole('button', { name: '系统配置' });
  await tabTo(page, group);
  await page.keyboard.press('Enter');
  await tabTo(page, menu(page).getByRole('link', { name: '字典管理' }));
  await page.keyboard.press('Enter');
  await expect(title(page, '字典管理')).toBeVisible();
  await expect(page).toHaveURL(/#\/system\/dict$/);
  await expect(group).toHaveAttribute('aria-expanded', 'false');

  await tabTo(page, current(page));
  await expect(current(page)).toHaveText('字典管理');
  await page.keyboard.press('ArrowLeft');
  await expect(tabs(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page, '后台系统首页')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(tabs(page)).toHaveText(['后台系统首页']);

  await tabTo(page, drawerButton(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  const theme = drawer(page).getByRole('radio', { name: '默认' });
  await tabTo(page, theme);
  await page.keyboard.press('ArrowLeft');
  await expect(drawer(page).getByRole('radio', { name: '暗色' })).toBeChecked();
  await expect(page.locator('body')).toHaveClass(/\bdark\b/);
  await tabTo(page, drawer(page).getByRole('button', { name: '保存', exact: true }));
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toHaveCount(0);
  await expect(drawerButton(page)).toBeFocused();
  expect(JSON.parse((await savedTheme(page)) ?? '{}')).toMatchObject({ name: 'dark' });
});

test.describe('theme and layout', () => {
  test('horizontal and vertical stand at the pixel sizes of the specification', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'admin', '/system/dict');
    await expectBox(page.locator('.admin-top'), { height: 65 });
    await expectBox(page.locator('.admin-tags'), { height: 55 });
    await drawerButton(page).click();
    await expectBox(drawer(page), { x: 1440 - 470, width: 470, height: 900 });

    // Tried out, and gone again with the drawer.
    await drawer(page).getByRole('radio', { name: '纵向', exact: true }).check();
    await expect(page.locator('.admin-nav')).toBeVisible();
    await drawer(page).getByRole('button', { name: '关闭' }).click();
    await expect(page.locator('.admin-top')).toBeVisible();
    expect(await savedTheme(page)).toBeNull();

    await drawerButton(page).click();
    await drawer(page).getByRole('radio', { name: '纵向', exact: true }).check();
    await drawer(page).getByRole('button', { name: '保存', exact: true }).click();
    await expectBox(page.locator('.admin-nav'), { height: 60 });
    await expectBox(page.locator('.admin-tags'), { height: 55 });
    await expectBox(menu(page), { x: 0, y: 0, width: 256, height: 900 });
    await page.getByRole('button', { name: '收起侧边菜单' }).click();
    await expectBox(menu(page), { x: 0, width: 65 });
    await expectBox(page.locator('.admin-nav'), { x: 65 });
    await page.getByRole('button', { name: '展开侧边菜单' }).click();
    await expectBox(menu(page), { width: 256 });
  });

  test('a saved choice survives a reload; the default comes back and is saved as nothing', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await drawerButton(page).click();
    await drawer(page).getByRole('radio', { name: '绿荫', exact: true }).check();
    await drawer(page).getByRole('radio', { name: '纵向', exact: true }).check();
    await drawer(page).getByRole('radio', { name: '隐藏', exact: true }).check();
    await drawer(page).getByRole('radio', { name: '不固定', exact: true }).check();
    await drawer(page).getByRole('button', { name: '保存', exact: true }).click();
    await page.reload();
    await expect(title(page, '后台系统首页')).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/\bgreen\b/);
    await expect(page.locator('.admin-nav')).toBeVisible();
    await expect(tabs(page)).toHaveCount(0);
    await expect(page.locator('.admin-head')).toHaveCSS('position', 'static');

    await drawerButton(page).click();
    await drawer(page).getByRole('button', { name: '恢复默认' }).click();
    await expect(drawer(page).getByRole('radio', { name: '默认' })).toBeChecked();
    await expect(drawer(page).getByRole('radio', { name: '横向' })).toBeChecked();
    expect(await savedTheme(page)).toBeNull();
    await page.reload();
    await expect(page.locator('.admin-top')).toBeVisible();
    await expect(page.locator('body')).toHaveClass(/\bdefault\b/);
    await expect(tabs(page)).toHaveText(['后台系统首页']);
    await expect(page.locator('.admin-head')).toHaveCSS('position', 'sticky');
  });

  test('below 992 px the side menu folds by itself, its mask closes it, and a wide window has the choice again', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.clock.install();
    await signIn(page, 'admin', '/system/dict');
    await expect(title(page, '字典管理')).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(page.locator('.admin-nav')).toBeVisible();
    await expect(menu(page)).toBeVisible();
    await page.clock.runFor(1900);
    await expect(menu(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(menu(page)).toHaveCount(0);
    await page.clock.resume();

    await page.getByRole('button', { name: '展开侧边菜单' }).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(900, 400);
    await expect(menu(page)).toHaveCount(0);
    await page.getByRole('button', { name: '展开侧边菜单' }).click();
    await menu(page).getByRole('link', { name: '后台系统首页' }).click();
    await expect(title(page, '后台系统首页')).toBeVisible();
    await expect(menu(page)).toHaveCount(0);

    await page.setViewportSize({ width: 992, height: 800 });
    await expect(page.locator('.admin-top')).toBeVisible();
    await expect(menu(page)).toBeVisible();
  });
});

test.describe('the dictionary', () => {
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
  const row = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code });
  const message = (page: Page, text: string) => page.getByText(text, { exact: true });

  /** A code of its own for each test: all share the server. */
  const newCode = (start: string) => `${start}_${Date.now().toString(36)}`;

  async function add(page: Page, code: string, name: string): Promise<void> {
    await page.getByRole('button', { name: '新增字典' }).click();
    const form = dialog(page, '新增字典');
    await form.getByLabel('字典类型编号').fill(code);
    await form.getByLabel('字典类型名称').fill(name);
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await expect(message(page, '新增字典数据成功')).toBeVisible();
    await expect(form).toHaveCount(0);
  }

  async function find(page: Page, code: string): Promise<void> {
    await page.getByRole('textbox', { name: '字典类型编号' }).fill(code);
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page).toHaveURL(new RegExp(`typeCode=${code}`));
  }

  test('a type is added, changed and deleted', async ({ page }) => {
    const code = newCode('crud');
    await signIn(page, 'admin', '/system/dict');
    await add(page, code, '示例新增');
    await find(page, code);
    await expect(row(page, code)).toContainText('示例新增');

    await row(page, code).getByRole('button', { name: '编辑' }).click();
    const form = dialog(page, '编辑字典');
    await form.getByLabel('字典类型名称').fill('示例改名');
    await form.getByLabel('备注').fill('<b>备注</b>');
    await expect(current(page)).toContainText('有未保存的修改');
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await expect(message(page, '修改字典数据成功')).toBeVisible();
    await expect(row(page, code)).toContainText('示例改名');
    await expect(row(page, code)).toContainText('<b>备注</b>');
    await expect(current(page)).not.toContainText('有未保存的修改');

    await row(page, code).getByRole('button', { name: '删除' }).click();
    const question = page.getByRole('dialog', { name: '温馨提示' });
    await expect(question).toContainText('你确定要删除当前项吗');
    await question.getByRole('button', { name: '取消' }).click();
    await expect(row(page, code)).toBeVisible();
    await row(page, code).getByRole('button', { name: '删除' }).click();
    await question.getByRole('button', { name: '确定' }).click();
    await expect(message(page, '删除字典数据成功')).toBeVisible();
    await expect(row(page, code)).toHaveCount(0);
    await expect(page.getByText('没有符合条件的记录。')).toBeVisible();
  });

  test('after a row lock (10100) both values stand side by side, and the choice per field is saved', async ({
    page,
  }) => {
    const code = newCode('lock');
    await signIn(page, 'admin', '/system/dict');
    await add(page, code, '原来的名称');
    await find(page, code);
    const [id] = await page.evaluate(async (typeCode) => {
      const answer = await fetch(`/rcep-boot/api/v1/system/dict/findPage?typeCode_EQ=${typeCode}`, {
        headers: { 'T-Authorization': localStorage.getItem('opsli-token') ?? '' },
      });
      const { data } = (await answer.json()) as { data: { rows: { id: string }[] } };
      return data.rows.map((each) => each.id);
    }, code);

    await row(page, code).getByRole('button', { name: '编辑' }).click();
    const form = dialog(page, '编辑字典');
    await form.getByLabel('字典类型名称').fill('我填的名称');
    await form.getByLabel('备注').fill('我填的备注');
    await touch('dicts', id ?? '', { typeName: '别人的名称', remark: '别人的备注' });
    await form.getByRole('button', { name: '保存', exact: true }).click();

    const conflict = dialog(page, '这条记录在你编辑时已在别处保存');
    const name = conflict.getByRole('group', { name: '字典类型名称' });
    await expect(name).toContainText('我填的名称');
    await expect(name).toContainText('别人的名称');
    const remark = conflict.getByRole('group', { name: '备注' });
    await expect(remark).toContainText('我填的备注');
    await expect(remark).toContainText('别人的备注');
    await expect(conflict.getByRole('group', { name: '是否内置' })).toHaveCount(0);

    // Back in the form everything typed is still there; saving again asks again.
    await conflict.getByRole('button', { name: '回到表单' }).click();
    await expect(form.getByLabel('字典类型名称')).toHaveValue('我填的名称');
    await expect(form.getByLabel('备注')).toHaveValue('我填的备注');
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await expect(conflict).toBeVisible();

    await name.getByRole('radio', { name: /我填的/ }).check();
    await remark.getByRole('radio', { name: /服务器上的/ }).check();
    await conflict.getByRole('button', { name: '再次保存' }).click();
    await expect(message(page, '修改字典数据成功')).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(row(page, code)).toContainText('我填的名称');
    await expect(row(page, code)).toContainText('别人的备注');

    await row(page, code).getByRole('button', { name: '删除' }).click();
    await page.getByRole('dialog', { name: '温馨提示' }).getByRole('button', { name: '确定' }).click();
    await expect(row(page, code)).toHaveCount(0);
  });
});

for (const { path, call, shown } of [
  { path: '/system/dict', call: /\/system\/dict\/findPage/, shown: 'no_yes' },
  { path: '/personnelManagement', call: /\/system\/user\/findPage/, shown: 'staff01' },
  { path: '/index', call: /\/system\/login-logs\/findPage/, shown: '最近登录' },
])
  test(`the reload button reads the data of ${path} again`, async ({ page }) => {
    await signIn(page, 'system', path);
    await expect(page.getByRole('main')).toContainText(shown);
    // What is still being read would not be read once more.
    await page.waitForLoadState('networkidle');
    const requested = page.waitForRequest(call);
    await page.getByRole('button', { name: '重新加载所有页面' }).click();
    await requested;
    await expect(page.getByRole('main')).toContainText(shown);
  });

test('logging out asks, ends the session on the server and leads to the login', async ({ page, context }) => {
  await signIn(page, 'staff09', '/system/dict');
  const token = await page.evaluate(() => localStorage.getItem('opsli-token'));
  await page.getByRole('button', { name: /^账号菜单/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  const question = page.getByRole('dialog', { name: '温馨提示' });
  await question.getByRole('button', { name: '取消' }).click();
  await expect(title(page, '字典管理')).toBeVisible();
  await page.getByRole('button', { name: /^账号菜单/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await expect(loginForm(page)).toBeVisible();
  const userInfo = async () => {
    const answer = await context.request.get('/rcep-boot/api/v1/system/user/getInfo', {
      headers: { 'T-Authorization': token ?? '' },
    });
    return (await answer.json()) as unknown;
  };
  await expect.poll(userInfo).toMatchObject({ code: 401 });
  await page.goBack();
  await expect(loginForm(page)).toBeVisible();
  await expect(notices(page)).not.toContainText('示例员工09');
});

test('a page behind another is gone for readers and keyboard, and keeps its layout until it is shown again', async ({
  page,
}) => {
  await signIn(page, 'admin', '/system/dict');
  const filter = page.getByLabel('字典类型名称').first();
  await expect(filter).toBeVisible();
  const { width } = await shownAndWidth(filter);

  await tabs(page).first().click();
  await expect(title(page, '后台系统首页')).toBeVisible();
  await expect.poll(() => shownAndWidth(filter)).toEqual({ isShown: false, width });
  await expect(page.getByRole('textbox', { name: '字典类型名称' })).toHaveCount(0);
  await filter.evaluate((element) => element.focus());
  await expect(filter).not.toBeFocused();
});
