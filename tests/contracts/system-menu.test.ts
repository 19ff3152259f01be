import { describe, expect, it } from 'vitest';
import { useApiServer as answerFromMocks } from '../support/api-server';
import { call, signIn } from '../support/system-client';

answerFromMocks();

interface Node {
  id: string;
  name: string;
  path: string | null;
  component: string | null;
  type: string;
  permissions?: string | null;
  hasChildren?: boolean;
  version?: number;
  children?: Node[];
}

const base = '/api/v1/system/menu';
const tree = async (token: string) =>
  (await call<Node[]>('POST', `${base}/findMenuTree`, { token, body: {} })).json.data;
const read = async <Data = Node[]>(token: string, path: string) =>
  (await call<Data>('GET', `${base}/${path}`, { token })).json.data;
const write = async (token: string, path: string, body?: object) =>
  (await call('POST', `${base}/${path}`, { token, body })).json;
const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
const depth = (nodes: Node[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((node) => depth(node.children ?? [])));

const fresh = {
  parentId: '1',
  menuName: '示例菜单',
  permissions: null,
  icon: null,
  type: '1',
  url: 'sample',
  component: 'views/modules/system/dictManagement/index',
  redirect: null,
  sortNo: 9,
  hidden: '0',
  alwaysShow: '0',
  label: '0,1',
  version: 0,
};

describe('POST /api/v1/system/menu/findMenuTree: optional body; route tree in data', () => {
  it('answers entries with path, component, redirect, alwaysShow, meta and children, without the fields of the table', async () => {
    const [first] = await tree(await signIn('admin'));
    expect(first).toMatchObject({
      id: '10',
      parentId: '0',
      parentIds: '0',
      order: 1,
      type: '1',
      path: '/org',
      name: '组织机构',
      component: 'Layout',
      redirect: null,
      alwaysShow: '0',
      label: '0,1',
      meta: { title: '组织机构', icon: 'sitemap' },
    });
    expect(first!.children![0]).toMatchObject({
      path: 'user',
      component: 'views/modules/system/userManagement/index',
      meta: { title: '用户管理', icon: null },
    });
    for (const field of [
      'hidden',
      'permissions',
      'url',
      'icon',
      'menuName',
      'sortNo',
      'version',
      'createBy',
      'encryptData',
    ])
      expect(first).not.toHaveProperty(field);
  });

  it('has no buttons, nothing hidden, no entry without component, at most four levels', async () => {
    const nodes = await tree(await signIn('system'));
    expect(flat(nodes).every(({ type }) => type === '1' || type === '3')).toBe(true);
    expect(flat(nodes).map(({ name }) => name)).not.toContain('隐藏的字典');
    expect(flat(nodes).map(({ name }) => name)).not.toContain('没有组件');
    expect(depth(nodes)).toBe(4);
    expect(nodes.map(({ path }) => path)).toContain('/deve');
    expect(flat(nodes).map(({ component }) => component)).toContain('EmptyLayout');
  });

  it('marks external links with target _blank and fills in ${BASE_PATH}', async () => {
    const nodes = flat(await tree(await signIn('system')));
    expect(nodes.find(({ name }) => name === 'RCEP官网')).toMatchObject({
      type: '3',
      path: 'https://rcepsec.org/',
      component: null,
      meta: { target: '_blank' },
    });
    expect(nodes.find(({ name }) => name === '接口文档')).toMatchObject({ path: '/rcep-boot/doc.html' });
  });

  it.each([
    ['登录日志', { meta: { remixIcon: 'login-box-line' } }],
    ['系统监控', { meta: { noKeepAlive: true } }],
    ['行为日志', { meta: { badge: '示例' } }],
    ['日志监控', { redirect: '/log/login-logs' }],
    ['开发工具', { alwaysShow: '1' }],
    ['字典明细', { hidden: true, meta: { activeMenu: '/system/dict' } }],
    ['新窗口字典', { type: '1', meta: { target: '_blank' } }],
    ['字典维护', { meta: { permissions: ['system_dict_delete', 'admin'] } }],
  ])(
    'has an example of each field of specification §2, as the fork may send them: %s',
    async (name, fields) => {
      const entry = flat(await tree(await signIn('system'))).find((node) => node.name === name);
      expect(entry).toMatchObject(fields);
      expect(entry).not.toHaveProperty('fork');
    },
  );

  it('holds what the roles of the user hold', async () => {
    expect(flat(await tree(await signIn('viewer'))).map(({ name }) => name)).toEqual([
      '系统配置',
      '字典管理',
      '内容管理',
      '标准管理',
      '法规管理',
      '资讯管理',
      '风险案例管理',
      '风险预警管理',
      '线路措施',
      '搜索同义词',
      '数据来源管理',
      '指数数据管理',
      '税则与规则版本',
      '内容操作记录',
    ]);
  });

  it('works without a body and needs a token', async () => {
    expect((await call('POST', `${base}/findMenuTree`, { token: await signIn('viewer') })).json.code).toBe(0);
    expect((await call('POST', `${base}/findMenuTree`)).json.code).toBe(401);
  });
});

describe('Menu administration: reading', () => {
  it('answers the whole tree with buttons and fields', async () => {
    const nodes = flat(await read(await signIn('admin'), 'findMenuTreePage'));
    expect(nodes.find(({ id }) => id === '3-insert')).toMatchObject({
      type: '2',
      permissions: 'system_dict_insert',
      version: 0,
    });
    const forRoles = flat(await read(await signIn('admin'), 'getMenuAndPermsTree?label=1'));
    expect(forRoles.map(({ id }) => id)).toContain('3-insert');
  });

  it('answers level by level, beginning with the root', async () => {
    const token = await signIn('admin');
    expect(await read(token, 'findMenuTreePageByLazy')).toMatchObject([
      { id: '0', name: '根菜单', hasChildren: true, isLeaf: false },
    ]);
    expect((await read(token, 'findMenuTreePageByLazy?parentId=3')).map(({ id }) => id)).toEqual([
      '3-select',
      '3-insert',
      '3-update',
      '3-delete',
      '3-setDict',
    ]);
    expect((await read(token, 'findMenuTreeByLazy?parentId=1&id=3')).map(({ id }) => id)).toEqual([
      '2',
      '4',
      '5',
      '6',
    ]);
  });

  it('answers one entry, 0 being the root, and refuses those without system_menu_select', async () => {
    const token = await signIn('admin');
    expect(await read<object>(token, 'get?id=0')).toMatchObject({ id: '0', menuName: '根菜单' });
    expect(await read<object>(token, 'get?id=3')).toMatchObject({ menuName: '字典管理', parentIds: '0,1' });
    expect((await call('GET', `${base}/findMenuTreePage`, { token: await signIn('editor') })).json.code).toBe(
      100210,
    );
  });
});

describe('Menu administration: writing', () => {
  it('adds an entry below its parent; a first-level address gets its slash', async () => {
    const token = await signIn('system');
    expect(await write(token, 'insert', fresh)).toMatchObject({ code: 0, msg: '新增菜单成功', data: null });
    await write(token, 'insert', { ...fresh, parentId: '0', menuName: '示例一级', component: 'Layout' });
    const nodes = await tree(token);
    expect(flat(nodes).find(({ name }) => name === '示例菜单')).toMatchObject({
      parentIds: '0,1',
      path: 'sample',
    });
    expect(nodes.find(({ name }) => name === '示例一级')).toMatchObject({ path: '/sample' });
  });

  it.each([
    [{ menuName: '' }, 9800],
    [{ menuName: 'a-b' }, 9816],
    [{ sortNo: 'x' }, 9802],
    [{ type: '2', permissions: 'system_dict_insert' }, 20050],
    [{ parentId: '999' }, 20052],
  ])('refuses %j with %i', async (wrong, code) => {
    expect((await write(await signIn('admin'), 'insert', { ...fresh, ...wrong })).code).toBe(code);
  });

  it('changes by version (10100) and never hides or deletes the menu administration (20051)', async () => {
    const token = await signIn('admin');
    const row = await read<Node>(token, 'get?id=3');
    expect(await write(token, 'update', { ...row, menuName: '字典' })).toMatchObject({
      code: 0,
      msg: '修改菜单成功',
    });
    expect((await write(token, 'update', { ...row, menuName: '词典' })).code).toBe(10100);
    expect(
      (await write(token, 'update', { ...(await read<Node>(token, 'get?id=2')), hidden: '1' })).code,
    ).toBe(20051);
    expect((await write(token, 'del?id=1')).code).toBe(20051);
  });

  it('keeps an authority that is sent empty, as the back end writes no empty field', async () => {
    const token = await signIn('admin');
    const button = await read<Node>(token, 'get?id=3-insert');
    expect((await write(token, 'update', { ...button, permissions: '' })).code).toBe(0);
    expect(await read(token, 'get?id=3-insert')).toMatchObject({
      permissions: 'system_dict_insert',
      version: 1,
    });
  });

  it('deletes an entry with everything below it', async () => {
    const token = await signIn('system');
    expect(await write(token, 'del?id=40')).toMatchObject({ code: 0, msg: '删除菜单成功' });
    expect(
      flat(await tree(token)).filter(({ id }) =>
        ['40', '41', '42', '43', '44', '45', '46', '47'].includes(id),
      ),
    ).toEqual([]);
    expect(await write(token, 'delAll?ids=20,50')).toMatchObject({ msg: '批量删除菜单成功' });
    expect((await write(token, 'del?id=40')).code).toBe(10100);
  });
});
