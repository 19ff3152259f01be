import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import PersonnelPage from '@/pages/console/personnel/personnel-page';
import { pageKeyOf } from '@/app/console/pages/views';
import { clearMenu, nameKnownPages, setMenu } from '@/features/menu/menu-store';
import { parseMenu } from '@/features/menu/parse/parse-menu';
import type { Language } from '@/shared/i18n/languages';
import { useApiServer as answerFromMocks } from '../support/api-server';
import { call, login, signIn } from '../support/system-client';
import { openConsolePage } from './console-harness';

answerFromMocks();

const open = (
  address: string,
  user: 'system' | 'admin' | 'editor' | 'viewer' = 'admin',
  language: Language = 'zh',
) =>
  openConsolePage({
    page: PersonnelPage,
    areas: ['personnel', 'validation', 'admin'],
    address,
    user,
    language,
  });
const address = () => decodeURIComponent(window.location.hash);
/** The row in which a cell says `name`. */
const row = async (name: string) =>
  within((await screen.findByText(name, { selector: 'td' })).closest('tr') as HTMLElement);
const press = (name: string | RegExp, scope: Pick<typeof screen, 'getByRole'> = screen) =>
  userEvent.click(scope.getByRole('button', { name }));
/** The dialog that says `title`; the kit gives all its labels one id in tests, so that names do not tell them apart. */
const dialog = async (title: string) =>
  within(
    await waitFor(() => {
      const found = screen.getAllByRole('dialog').find((one) => within(one).queryByText(title) !== null);
      if (found === undefined) throw new Error(`No dialog says ${title}`);
      return found;
    }),
  );
const fill = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
/** Confirms a question. */
const confirm = async (words: string) => {
  const question = await dialog(words);
  expect(question.getAllByText('温馨提示')).not.toEqual([]);
  const button = question.getByRole('button', { name: '确定' });
  fireEvent.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
};
/** Everything that is in the browser's storage. */
const saved = () => JSON.stringify(Object.entries(localStorage));
/** What the menu of a row offers. */
const more = async (name: string, item: string) => {
  await press(`更多 ${name}`, await row(name));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('/personnelManagement: "title 配置, needs role admin"', () => {
  it('keeps the tab in the address and drops what belongs to the list that is left', async () => {
    await open('/personnelManagement?page=2');
    expect(await screen.findByRole('heading', { level: 1, name: '配置' })).toBeInTheDocument();
    expect(await screen.findByText('16 个用户')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: '角色' }));
    expect(await screen.findByText('3 个角色')).toBeInTheDocument();
    expect(address()).toBe('#/personnelManagement?tab=roles');
    await userEvent.click(screen.getByRole('link', { name: '菜单' }));
    expect(await screen.findByText('组织机构', { selector: 'td' })).toBeInTheDocument();
  });

  it('says which permission is missing, instead of asking in vain', async () => {
    await open('/personnelManagement', 'viewer');
    expect(screen.getByText('你没有查看这个列表的权限。')).toBeInTheDocument();
    expect(screen.getByText(/system_user_select/)).toBeInTheDocument();
  });
});

describe('users', () => {
  it('"+ org tree (左侧)": all, in none, or an organisation with all below it', async () => {
    await open('/personnelManagement');
    expect(await screen.findByText('16 个用户')).toBeInTheDocument();
    const side = within(await screen.findByRole('navigation', { name: '组织机构' }));
    await userEvent.click(side.getByText('内容部'));
    expect(await screen.findByText('3 个用户')).toBeInTheDocument();
    expect(address()).toContain('org=0,1,3');
    await userEvent.click(side.getByText('未分组'));
    expect(await screen.findByText('10 个用户')).toBeInTheDocument();
    await userEvent.click(side.getByText('全部'));
    expect(await screen.findByText('16 个用户')).toBeInTheDocument();
    expect(address()).not.toContain('org=');
  });

  it.each([
    [992, 'navigation'],
    [991, 'combobox'],
  ] as const)('at %i px ("below 992px: mobile") the organisations are a %s', async (width, role) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0),
          media: query,
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as never,
    );
    await open('/personnelManagement');
    expect(await screen.findByRole(role, { name: '组织机构' })).toBeInTheDocument();
  });

  it('filters within the organisation by user name, number and part of the name', async () => {
    await open('/personnelManagement?org=0,1,3');
    expect(await screen.findByText('3 个用户')).toBeInTheDocument();
    const filters = within(screen.getByRole('search'));
    fill(filters.getByRole('textbox', { name: '真实姓名' }), '员工');
    await press('查询', filters);
    expect(await screen.findByText('2 个用户')).toBeInTheDocument();
    expect(address()).toContain('org=0,1,3');
    expect(address()).toContain('realName=员工');
    await press('重置', filters);
    expect(await screen.findByText('3 个用户')).toBeInTheDocument();
  });

  it('adds a user whose password never reaches the storage of the browser', async () => {
    await open('/personnelManagement');
    await screen.findByText('16 个用户');
    await press('新增用户');
    const form = await dialog('新增用户');
    fill(form.getByLabelText('用户名'), 'abc');
    fill(form.getByLabelText('登录密码'), 'Secret1');
    await press('保存', form);
    expect(await form.findByText(/至少 4 字节/)).toBeInTheDocument();
    expect(form.getByText('密码至少包含大小写字母、数字、特殊字符，且不少于 6 位')).toBeInTheDocument();
    fill(form.getByLabelText('用户名'), 'newbie');
    fill(form.getByLabelText('登录密码'), 'Secret1!');
    fill(form.getByLabelText('真实姓名'), '新员工');
    expect(saved()).toContain('newbie');
    expect(saved()).not.toContain('Secret1');
    await waitFor(() => expect(form.queryByText(/至少包含/)).not.toBeInTheDocument());
    await press('保存', form);
    expect(await screen.findByText('17 个用户')).toBeInTheDocument();
    expect((await login('newbie', 'Secret1!')).json.code).toBe(0);
    expect(saved()).not.toContain('newbie');
  });

  it('shows a refusal of the server at its place: a user name that is taken', async () => {
    await open('/personnelManagement');
    await screen.findByText('16 个用户');
    await press('新增用户');
    const form = await dialog('新增用户');
    fill(form.getByLabelText('用户名'), 'editor');
    fill(form.getByLabelText('登录密码'), 'Secret1!');
    fill(form.getByLabelText('真实姓名'), '新员工');
    await press('保存', form);
    expect(await form.findByRole('alert')).toHaveTextContent('该用户已存在');
  });

  it('edits a user; what the server never empties cannot be emptied', async () => {
    const { token } = await open('/personnelManagement?username=editor');
    await press('编辑 editor', await row('editor'));
    const form = await dialog('编辑用户 editor');
    expect(form.getByLabelText('用户名')).toBeDisabled();
    await waitFor(() => expect(form.getByLabelText('真实姓名')).toHaveFocus());
    fill(form.getByLabelText('手机'), '');
    await press('保存', form);
    expect(await form.findByText('不能为空')).toBeInTheDocument();
    await waitFor(() => expect(form.getByLabelText('手机')).toHaveFocus());
    fill(form.getByLabelText('手机'), '13800000077');
    fill(form.getByLabelText('邮箱'), 'editor77@example.com');
    fill(form.getByLabelText('备注'), '改过');
    await waitFor(() => expect(form.queryByText('不能为空')).not.toBeInTheDocument());
    await press('保存', form);
    expect(await screen.findByText('editor77@example.com', { selector: 'td' })).toBeInTheDocument();
    const { data } = (await call<object>('GET', '/api/v1/system/user/get?id=3', { token })).json;
    expect(data).toMatchObject({ remark: '改过', version: 1, mobile: '13800000077', realName: '示例编辑' });
  });

  it('"10100": yours and the server\'s value side by side, and the choice is saved under the new version', async () => {
    const { token } = await open('/personnelManagement?username=editor');
    await press('编辑 editor', await row('editor'));
    const form = await dialog('编辑用户 editor');
    const theirs = { id: '3', version: 0, username: 'editor', realName: '别人改的', remark: '别人写的' };
    expect((await call('POST', '/api/v1/system/user/update', { token, body: theirs })).json.code).toBe(0);
    fill(form.getByLabelText('备注'), '我写的');
    await press('保存', form);
    const conflict = await dialog('这条记录在你编辑时已在别处保存');
    expect(conflict.getByText(/^服务器上的版本：最后保存于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d。$/)).toBeVisible();
    const remark = within(conflict.getByRole('group', { name: '备注' }));
    expect(remark.getByRole('radio', { name: /我写的/ })).toBeChecked();
    expect(remark.getByRole('radio', { name: /别人写的/ })).toBeInTheDocument();
    await press('再次保存', conflict);
    await waitFor(async () => {
      const { data } = (await call<object>('GET', '/api/v1/system/user/get?id=3', { token })).json;
      expect(data).toMatchObject({ remark: '我写的', realName: '别人改的', version: 2 });
    });
  });

  it('deletes one and several after asking', async () => {
    await open('/personnelManagement?size=20');
    await screen.findByText('16 个用户');
    await more('staff01', '删除');
    await confirm('你确定要删除当前项吗');
    expect(await screen.findByText('15 个用户')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 staff02' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '选择 staff03' }));
    await press('删除所选（2）');
    await confirm('共 2 个用户，他们将不能再登录。');
    expect(await screen.findByText('13 个用户')).toBeInTheDocument();
  });

  it('disables an account after asking', async () => {
    await open('/personnelManagement?username=viewer');
    await more('viewer', '停用');
    await confirm(
      '停用后，用户 viewer 不能再登录，直到重新启用。其草稿保留，并列入工作队列，由他人接手。确定停用吗？',
    );
    expect(await screen.findByText('停用', { selector: 'td span' })).toBeInTheDocument();
    expect((await login('viewer')).json.code).toBe(100204);
  });

  it('leads to what a user did to the content, for those who have that log', async () => {
    const { json } = await call('POST', '/api/v1/system/menu/findMenuTree', { token: await signIn('admin') });
    setMenu(parseMenu(json.data as never, 'http://localhost'));
    await open('/personnelManagement?username=editor');
    await more('editor', '内容操作记录');
    expect(address()).toBe('#/content/audit?who=示例编辑');
    act(clearMenu);
  });

  it('does not name the log of the content to those who have none', async () => {
    await open('/personnelManagement?username=editor');
    await press('更多 editor', await row('editor'));
    expect(await screen.findByRole('menuitem', { name: '停用' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: '内容操作记录' })).toBeNull();
  });

  it('enables an account', async () => {
    await open('/personnelManagement?username=staff14');
    await more('staff14', '启用');
    expect(await screen.findByText('启用', { selector: 'td span' })).toBeInTheDocument();
    expect((await login('staff14')).json.code).toBe(0);
  });

  it('sets a password', async () => {
    await open('/personnelManagement?username=viewer');
    await more('viewer', '设置密码');
    const form = await dialog('为 viewer 设置密码');
    fill(form.getByLabelText('新密码'), 'Other12!');
    expect(saved()).not.toContain('Other12!');
    await press('保存', form);
    expect(await screen.findByText('已设置新密码。')).toBeInTheDocument();
    expect((await login('viewer', 'Other12!')).json.code).toBe(0);
  });

  it('resets a password to the default one after asking', async () => {
    await open('/personnelManagement?username=viewer');
    await more('viewer', '重置密码');
    await confirm('用户 viewer 的密码会变成系统的默认密码（系统设置里的默认密码），原密码失效。确定重置吗？');
    expect(await screen.findByText('密码已重置为系统的默认密码。')).toBeInTheDocument();
  });

  it('"请设置默认角色": roles are not saved without a default one', async () => {
    const { token } = await open('/personnelManagement?username=viewer');
    await press('设置角色 viewer', await row('viewer'));
    const form = await dialog('为 viewer 设置角色');
    expect(form.getByRole('radio', { name: '把只读人员设为默认角色' })).toBeChecked();
    await userEvent.click(form.getByRole('checkbox', { name: /内容编辑/ }));
    await userEvent.click(form.getByRole('checkbox', { name: /管理员/ }));
    await userEvent.click(form.getByRole('checkbox', { name: /只读人员/ }));
    await press('保存', form);
    expect(await form.findByText('请设置默认角色')).toBeInTheDocument();
    // console 17: the one that remains is the default at once.
    await userEvent.click(form.getByRole('checkbox', { name: /管理员/ }));
    expect(form.getByRole('radio', { name: '把内容编辑设为默认角色' })).toBeChecked();
    await waitFor(() => expect(form.queryByText('请设置默认角色')).not.toBeInTheDocument());
    await press('保存', form);
    expect(await screen.findByText('内容编辑', { selector: 'td' })).toBeInTheDocument();
    const { data } = (await call('GET', '/api/v1/system/user/roles/getRoles?userId=4', { token })).json;
    expect(data).toEqual({ userId: '4', roleIds: ['2'], defRoleId: '2' });
  });
});

describe('roles', () => {
  const roles = '/personnelManagement?tab=roles';

  it('adds a role, changes it, and says the values in words', async () => {
    await open(roles);
    await screen.findByText('3 个角色');
    await press('新增角色');
    const added = await dialog('新增角色');
    fill(added.getByLabelText('角色编码'), '审计');
    fill(added.getByLabelText('角色名称'), '审计人员');
    await press('保存', added);
    expect(await added.findByText('只能包含字母、数字和下划线')).toBeInTheDocument();
    fill(added.getByLabelText('角色编码'), 'auditor');
    await waitFor(() => expect(added.queryByText(/只能包含/)).not.toBeInTheDocument());
    await press('保存', added);
    expect(await screen.findByText('4 个角色')).toBeInTheDocument();
    const auditor = await row('auditor');
    expect(auditor.getByText('功能模块')).toBeInTheDocument();
    expect(auditor.getByText('仅本人')).toBeInTheDocument();
    await press('编辑 审计人员', auditor);
    const form = await dialog('编辑角色 审计人员');
    fill(form.getByLabelText('备注'), '示例备注');
    await press('保存', form);
    expect(await screen.findByText('示例备注', { selector: 'td' })).toBeInTheDocument();
  });

  it('filters by module; shows in place that a role in use is not deleted', async () => {
    await open(roles);
    await screen.findByText('3 个角色');
    await press('删除 只读人员', await row('viewer'));
    await confirm('你确定要删除当前项吗');
    expect(await screen.findByRole('alert')).toHaveTextContent(/角色/);
    expect(screen.getByText('3 个角色')).toBeInTheDocument();
    const filters = within(screen.getByRole('search'));
    fireEvent.change(filters.getByLabelText('模块'), { target: { value: '0' } });
    await press('查询', filters);
    expect(await screen.findByText('0 个角色')).toBeInTheDocument();
    expect(address()).toContain('label=0');
  });

  it('"permsIds[] (checked + half-checked)": a button brings the menus above it, and what is not seen stays', async () => {
    const { token } = await open(roles);
    const system = await signIn('system');
    const given = { roleId: '3', permsIds: ['1', '3', '3-select', '40', '44'] };
    const { json } = await call('POST', '/api/v1/system/role/perms/setPerms', { token: system, body: given });
    expect(json.code).toBe(0);
    await press('菜单权限 只读人员', await row('viewer'));
    const form = await dialog('只读人员的菜单权限');
    expect(form.getByText('这个角色还有 1 项你看不到的权限，保存时会保留。')).toBeInTheDocument();
    expect(form.getByText(/已选 1，/)).toBeInTheDocument();
    const tree = within(form.getByRole('tree'));
    await userEvent.click(tree.getByRole('checkbox', { name: /RCEP官网/ }));
    await press('保存', form);
    await waitFor(() => expect(screen.queryByRole('tree')).not.toBeInTheDocument());
    const { data } = (await call('GET', '/api/v2/system/role/perms/getPerms?roleId=3', { token })).json;
    expect(data).toEqual(['1', '3', '3-select', '50', '44']);
  });
});

describe('menus in the language of the reader', () => {
  beforeEach(() => nameKnownPages(pageKeyOf));

  it('are named as the menu names them, and found by that name', async () => {
    await open('/personnelManagement?tab=menus&q=Trang web', 'admin', 'vi');
    expect(await screen.findByRole('row', { name: /^Trang web RCEP/ })).toBeVisible();
    expect(screen.queryByText('RCEP官网')).toBeNull();
  });

  it('are so in the permissions of a role, with the rights of each page', async () => {
    await open('/personnelManagement?tab=roles', 'admin', 'vi');
    const viewer = await row('viewer');
    await userEvent.click(viewer.getByRole('button', { name: /^Quyền menu/ }));
    const tree = within(await screen.findByRole('tree'));
    expect(tree.getByText('Hệ thống')).toBeVisible();
    expect(tree.queryAllByText(/\p{Script=Han}/u)).toEqual([]);
  });
});

describe('menus', () => {
  const menus = '/personnelManagement?tab=menus';

  it('below 768 px are rows in place of a table, the level below an entry after it', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: true,
          media: query,
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as never,
    );
    await open(menus);
    const list = await screen.findByRole('list', { name: '菜单管理' });
    const names = () =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('b')?.textContent);
    expect(names().slice(0, 2)).toEqual(['组织机构', '系统配置']);
    await userEvent.click(within(list).getByRole('button', { name: /组织机构/, expanded: false }));
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['组织机构', '用户管理']));
    expect(within(list).getByRole('button', { name: '编辑 用户管理' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('"lazy tree table (rows + hasChildren)": reads a level when its entry is opened, and keeps it in the address', async () => {
    await open(menus);
    await press('展开系统配置', await row('系统配置'));
    expect(await screen.findByText('views/modules/system/dictManagement/index')).toBeInTheDocument();
    await press('展开字典管理', await row('字典管理'));
    const insert = await row('新增');
    expect(insert.getByText('system_dict_insert')).toBeInTheDocument();
    expect(insert.queryByRole('button', { name: /新增下级/ })).not.toBeInTheDocument();
    expect(address()).toContain('open=1,3');
    await press('收起系统配置', await row('系统配置'));
    expect(screen.queryByText('system_dict_insert')).not.toBeInTheDocument();
  });

  it('adds a button below a page: the fields follow the type', async () => {
    await open(`${menus}&open=1`);
    await press('新增下级 字典管理', await row('字典管理'));
    const form = await dialog('新增菜单');
    expect(form.getByRole('radio', { name: '按钮' })).toBeChecked();
    expect(form.getByLabelText('权限编号')).toBeInTheDocument();
    expect(form.queryByLabelText('URL 地址')).not.toBeInTheDocument();
    expect(await form.findByText('字典管理')).toBeInTheDocument();
    await userEvent.click(form.getByRole('radio', { name: '外链' }));
    fill(await form.findByLabelText('URL 地址'), 'example');
    expect(await form.findByText('请输入完整的外部地址')).toBeInTheDocument();
    await userEvent.click(form.getByRole('radio', { name: '按钮' }));
    fill(form.getByLabelText('名称'), '导出');
    fill(await form.findByLabelText('权限编号'), 'system_dict_insert');
    await press('保存', form);
    expect(await form.findByRole('alert')).toHaveTextContent('权限重复，该权限编号已存在');
    fill(form.getByLabelText('权限编号'), 'system_dict_export');
    await press('保存', form);
    await waitFor(() => expect(screen.getByText('已新增。')).toBeInTheDocument());
    await press('展开字典管理', await row('字典管理'));
    expect(await screen.findByText('system_dict_export')).toBeInTheDocument();
  });

  it('names its groups of radios and boxes', async () => {
    await open(menus);
    await press('编辑 系统配置', await row('系统配置'));
    const form = await dialog('编辑菜单 系统配置');
    const names = ['项目类型', '是否隐藏', '是否总是显示'];
    for (const name of names) expect(form.getByRole('radiogroup', { name })).toBeInTheDocument();
    expect(form.getByRole('group', { name: '标签' })).toBeInTheDocument();
  });

  it('edits an entry as the server holds it, all its fields with it', async () => {
    const { token } = await open(`${menus}&open=1`);
    await press('编辑 字典管理', await row('字典管理'));
    const form = await dialog('编辑菜单 字典管理');
    expect(form.getByLabelText('组件')).toHaveValue('views/modules/system/dictManagement/index');
    fill(form.getByLabelText('名称'), '数据字典');
    await press('保存', form);
    expect(await screen.findByText('数据字典', { selector: 'td' })).toBeInTheDocument();
    const { data } = (await call<object>('GET', '/api/v1/system/menu/get?id=3', { token })).json;
    expect(data).toMatchObject({
      menuName: '数据字典',
      parentId: '1',
      url: 'dict',
      component: 'views/modules/system/dictManagement/index',
      label: '0,1',
      version: 1,
    });
  });

  it('"children cascade": says so before deleting', async () => {
    await open(`${menus}&open=1`);
    await press('删除 字典管理', await row('字典管理'));
    const question = await dialog('“字典管理”下面的所有菜单和按钮会一起删除。');
    await press('确定', question);
    await waitFor(() => expect(screen.queryByText('字典管理', { selector: 'td' })).not.toBeInTheDocument());
  });

  it('shows in place that the menu administration is not deleted (20051)', async () => {
    await open(menus);
    await press('删除 系统配置', await row('系统配置'));
    await confirm('“系统配置”下面的所有菜单和按钮会一起删除。');
    expect(await screen.findByText('不可操作自身')).toBeInTheDocument();
  });
});
