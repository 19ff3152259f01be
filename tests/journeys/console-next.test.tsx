import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ComponentType } from 'react';
import AreasPage from '@/pages/console/areas/areas-page';
import DictionaryPage from '@/pages/console/dictionary/dictionary-page';
import OptionsPage from '@/pages/console/options/options-page';
import OrganisationsPage from '@/pages/console/organisations/organisations-page';
import PersonnelPage from '@/pages/console/personnel/personnel-page';
import TenantsPage from '@/pages/console/tenants/tenants-page';
import { clearDictionary } from '@/features/dictionary/dictionary';
import type { Area } from '@/shared/i18n/areas';
import { systemControls } from '../../mocks/handlers/system/controls';
import { useApiServer } from '../support/api-server';
import { call, signIn } from '../support/system-client';
import { stubMedia } from '../unit/layouts/console/stub-media';
import { openConsolePage } from './console-harness';
import { fill, press } from './page-parts';

const server = useApiServer();

beforeEach(() => {
  stubMedia();
  clearDictionary();
});

const PAGES: Readonly<Record<string, [ComponentType, Area]>> = {
  '/personnelManagement': [PersonnelPage, 'personnel'],
  '/org/tenant': [TenantsPage, 'tenants'],
  '/org/org': [OrganisationsPage, 'organisations'],
  '/system/options': [OptionsPage, 'options'],
  '/system/area': [AreasPage, 'areas'],
  '/system/dict': [DictionaryPage, 'dictionary'],
};

async function open(address: string, user: 'system' | 'admin' = 'system') {
  const [page, area] = PAGES[address.split('?')[0] ?? ''] ?? [PersonnelPage, 'personnel'];
  return openConsolePage({ page, areas: [area, 'notifications'], address, user });
}

const field = (name: string) => screen.findByLabelText(name, { selector: '.edit-form *' });
const firstEdit = async () => (await screen.findAllByRole('button', { name: /^编辑 / }))[0] as HTMLElement;
const touchAll = (table: 'users' | 'roles' | 'tenants' | 'options', ids: readonly string[]) =>
  ids.forEach((id) => void systemControls.touch(table, id, { remark: '刚改的' }));
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

describe.each([
  {
    table: 'users',
    address: '/personnelManagement',
    unique: ['用户名', '工号', '手机', '邮箱'],
    shared: '真实姓名',
    first: '真实姓名',
    rows: ids(2, 18),
  },
  {
    table: 'roles',
    address: '/personnelManagement?tab=roles',
    unique: ['角色编码', '角色名称'],
    shared: '备注',
    first: '角色编码',
    rows: ids(1, 3),
  },
  {
    table: 'options',
    address: '/system/options',
    unique: ['参数编号'],
    shared: '参数值',
    first: '参数编号',
    rows: ids(300, 301),
  },
  {
    table: 'tenants',
    address: '/org/tenant',
    unique: ['租户名称'],
    shared: '备注',
    first: '租户名称',
    rows: ids(1, 3),
  },
] as const)('$table', ({ table, address, unique, shared, first, rows }) => {
  it('are edited one after the other, each as it is on the server', async () => {
    await open(address);
    await firstEdit();
    touchAll(table, rows);
    await userEvent.click(await firstEdit());
    const key = await field(unique[0]);
    const { value } = key as HTMLInputElement;
    await userEvent.type(await field('备注'), '一');
    await press('保存并编辑下一条');
    await waitFor(async () => expect(await field(unique[0])).not.toHaveValue(value));
    expect(await field('备注')).toHaveValue('刚改的');
    await waitFor(async () => expect(await field(first)).toHaveFocus());
  });

  it('are copied as a new one, without what only one may have', async () => {
    await open(address);
    await userEvent.click(await firstEdit());
    const { value } = (await field(shared)) as HTMLInputElement;
    await press('复制新增');
    for (const name of unique) expect(await field(name)).toHaveValue('');
    expect(await field(shared)).toHaveValue(value);
    expect(screen.getByRole('button', { name: '保存并继续新增' })).toBeVisible();
  });
});

it('users are added one after the other, the password typed for each', async () => {
  await open('/personnelManagement');
  await press('新增用户');
  fill(await field('用户名'), 'next_one');
  fill(await field('登录密码'), 'Secret1!');
  fill(await field('真实姓名'), '新员工');
  await press('保存并继续新增');
  await waitFor(async () => expect(await field('用户名')).toHaveValue(''));
  expect(await field('登录密码')).toHaveValue('');
  await waitFor(async () => expect(await field('用户名')).toHaveFocus());
});

describe.each([
  {
    name: 'organisations',
    address: '/org/org?open=1',
    row: '数据部',
    parent: '示例服务中心',
    unique: '组织编码',
    title: '组织名称',
    code: 'NEXT_TEAM',
  },
  {
    name: 'areas',
    address: '/system/area?open=1',
    row: '示例省二',
    parent: '示例地域',
    unique: '地域编号',
    title: '地域名称',
    code: '900777',
  },
])('$name', ({ address, row, parent, unique, title, code }) => {
  it('are added one after the other below the same parent', async () => {
    await open(address);
    await press(`新增下级 ${row}`);
    fill(await field(title), '示例新名');
    fill(await field(unique), code);
    await press('保存并继续新增');
    await waitFor(async () => expect(await field(title)).toHaveValue(''));
    const form = within(document.querySelector<HTMLElement>('.edit-form') as HTMLElement);
    expect(await form.findByText(row)).toBeVisible();
    await waitFor(async () => expect(await field(title)).toHaveFocus());
  });

  it('are copied below the same parent, without the code', async () => {
    await open(address);
    await press(`编辑 ${row}`);
    await press('复制新增');
    await waitFor(async () => expect(await field(unique)).toHaveValue(''));
    expect(await field(title)).toHaveValue(row);
    const form = within(document.querySelector<HTMLElement>('.edit-form') as HTMLElement);
    expect(await form.findByText(parent)).toBeVisible();
  });
});

it('a menu entry is copied with its type, without address', async () => {
  await open('/personnelManagement?tab=menus&open=1');
  await press('编辑 字典管理');
  await press('复制新增');
  await waitFor(async () => expect(await field('名称')).toHaveValue('字典管理'));
  expect(await field('URL 地址')).toHaveValue('');
});

it.each([
  ['system.user', '/personnelManagement'],
  ['system.role', '/personnelManagement?tab=roles'],
  ['system.menu', '/personnelManagement?tab=menus'],
  ['system.org', '/org/org'],
  ['system.tenant', '/org/tenant'],
  ['system.options', '/system/options'],
  ['system.area', '/system/area'],
  ['system.dict', '/system/dict'],
  ['system.dict.detail', '/system/dict?type=rcep_sector'],
])(
  'a form names who else edits its record (%s), and its user once something is typed',
  async (kind, address) => {
    const marks: { kind: string; recordId: string; isOver?: boolean }[] = [];
    server.events.removeAllListeners();
    const record = async (request: Request) => void marks.push((await request.clone().json()) as never);
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/content/editing')) void record(request);
    });
    await open(address);
    // In the dictionary the entries of a type are in a drawer over the list of types.
    await userEvent.click((await screen.findAllByRole('button', { name: /^编辑 / })).at(-1) as HTMLElement);
    await waitFor(() => expect(marks).toHaveLength(1));
    const { recordId } = marks[0] as { recordId: string };
    expect(marks).toEqual([{ kind, recordId, isOver: true }]);
    const form = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
    await userEvent.type(
      form.getAllByRole('textbox').find((each) => each.matches(':enabled:not([readonly])')) as HTMLElement,
      'X',
    );
    await waitFor(() => expect(marks.at(-1)).toEqual({ kind, recordId }));
    await press('取消');
    await press('放弃修改');
    await waitFor(() => expect(marks.at(-1)).toEqual({ kind, recordId, isOver: true }));
    const token = await signIn('admin');
    const mark = { token, body: { kind, recordId } };
    // Tenants, parameters and areas are the super admin's alone.
    if ((await call('POST', '/api/v1/content/editing', mark)).json.code !== 0) return;
    await userEvent.click((await screen.findAllByRole('button', { name: /^编辑 / })).at(-1) as HTMLElement);
    expect(await screen.findByText(/^示例管理员从 \d\d:\d\d 起正在编辑这条记录。$/)).toBeVisible();
  },
);
