import { beforeEach, describe, expect, it } from 'vitest';
import {
  deleteMenu,
  getMenu,
  getMenuPermsTree,
  insertMenu,
  menuLevelQuery,
  menuParentsQuery,
  updateMenu,
} from '@/pages/console/personnel/menus/menu-admin-api';
import { connectApi } from '@/shared/api/client/connect-api';
import { useApiServer as answerFromMocks } from '../support/api-server';
import { recordedPorts } from '../support/recorded-ports';
import { signIn } from '../support/system-client';

const server = answerFromMocks();
const base = '/rcep-boot/api/v1/system/menu';
const signal = new AbortController().signal;

let sent: { line: string; token: string | null; body: Promise<string> }[] = [];
let token = '';

beforeEach(async () => {
  token = await signIn('admin');
  connectApi(recordedPorts({ token }).ports);
  sent = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    sent.push({
      line: `${request.method} ${pathname}${search}`,
      token: request.headers.get('T-Authorization'),
      body: request.clone().text(),
    });
  });
});

const lastBody = async () => JSON.parse((await sent.at(-1)?.body) || 'null') as unknown;
const level = (parentId: string) => menuLevelQuery(parentId).queryFn({ signal });
const code = (call: Promise<unknown>) =>
  call.then(
    () => 0,
    (error: { code: number }) => error.code,
  );

const fresh = {
  parentId: '1',
  menuName: '示例页面',
  permissions: null,
  icon: 'cog',
  type: '1',
  url: 'sample',
  component: 'views/modules/system/sample/index',
  redirect: null,
  sortNo: 9,
  hidden: '0',
  alwaysShow: '0',
  label: '0,1',
};

describe('levels of the menu', () => {
  it('findMenuTreePageByLazy: rows below a parent, buttons included, with whether more stand below', async () => {
    const top = await level('0');
    expect(sent[0]).toMatchObject({ line: `GET ${base}/findMenuTreePageByLazy?parentId=0`, token });
    expect(top[0]).toMatchObject({
      menuName: '组织机构',
      type: '1',
      url: '/org',
      hasChildren: true,
      sortNo: 1,
    });
    const buttons = await level('3');
    expect(buttons.map(({ permissions, hasChildren }) => [permissions, hasChildren])).toContainEqual([
      'system_dict_insert',
      false,
    ]);
  });

  it('findMenuTreeByLazy: menus only, without the entry itself', async () => {
    const parents = await menuParentsQuery('1', '3').queryFn({ signal });
    expect(sent[0]?.line).toBe(`GET ${base}/findMenuTreeByLazy?id=3&parentId=1`);
    expect(parents.map(({ id }) => id)).toEqual(['2', '4', '5', '6']);
    expect(await menuParentsQuery('3').queryFn({ signal })).toEqual([]);
  });

  it('getMenuAndPermsTree: the tree for a label', async () => {
    const tree = await getMenuPermsTree('1');
    expect(sent[0]?.line).toBe(`GET ${base}/getMenuAndPermsTree?label=1`);
    const pages = tree.find(({ id }) => id === '1')?.children ?? [];
    const buttons = pages.find(({ id }) => id === '3')?.children ?? [];
    expect(buttons.map(({ menuName, type }) => [menuName, type])).toContainEqual(['设置字典', '2']);
  });
});

describe('menu/get, insert, update, del', () => {
  it('adds, reads, changes by version and deletes', async () => {
    await insertMenu(fresh);
    expect(sent[0]?.line).toBe(`POST ${base}/insert`);
    expect(await lastBody()).toEqual(fresh);
    const id = (await level('1')).find(({ menuName }) => menuName === fresh.menuName)?.id ?? '';
    expect(await getMenu(id)).toMatchObject({ ...fresh, version: 0 });
    expect(sent.at(-1)?.line).toBe(`GET ${base}/get?id=${id}`);
    const changed = { ...fresh, id, version: 0, icon: null, menuName: '改名页面' };
    await updateMenu(changed);
    expect(sent.at(-1)?.line).toBe(`POST ${base}/update`);
    expect(await lastBody()).toEqual(changed);
    expect(await getMenu(id)).toMatchObject({ menuName: '改名页面', icon: null, version: 1 });
    expect(await code(updateMenu(changed))).toBe(10100);
    await deleteMenu(id);
    expect(sent.at(-1)?.line).toBe(`POST ${base}/del?id=${id}`);
    expect(await getMenu(id)).toBeNull();
  });

  it('"0" is the root', async () => {
    expect(await getMenu('0')).toMatchObject({ id: '0', menuName: '根菜单' });
  });

  it('"children cascade"', async () => {
    await deleteMenu('3');
    expect(await level('3')).toEqual([]);
  });

  it('is refused a permission used twice (20050), a missing parent (20052), and to hide or delete the menu administration (20051)', async () => {
    const button = { ...fresh, type: '2', permissions: 'system_dict_insert' };
    expect(await code(insertMenu(button))).toBe(20050);
    expect(await code(insertMenu({ ...fresh, parentId: 'none' }))).toBe(20052);
    expect(await code(deleteMenu('2'))).toBe(20051);
    expect(await code(deleteMenu('1'))).toBe(20051);
    const entry = await getMenu('2');
    expect(await code(updateMenu({ ...fresh, id: '2', version: entry?.version ?? 0, hidden: '1' }))).toBe(
      20051,
    );
  });
});
