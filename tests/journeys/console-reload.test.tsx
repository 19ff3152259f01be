import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useNotices } from '@/app/notices';
import { wireSession } from '@/app/wiring';
import { clearSession, useSession } from '@/features/session/session-store';
import { useMenu } from '@/features/menu/menu-store';
import { setScenario } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';
import { watchReload } from '../support/watch-reload';

const server = useApiServer();
useFreshConsole();
const reload = watchReload();
beforeAll(wireSession);

const GET_INFO = '/rcep-boot/api/v1/system/user/getInfo';
const MENU_TREE = '/rcep-boot/api/v1/system/menu/findMenuTree';
let requested: string[] = [];
beforeEach(() => {
  requested = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => void requested.push(new URL(request.url).pathname));
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const address = () => window.location.hash.slice(1);
const menu = () => within(screen.getByRole('navigation', { name: '后台菜单' }));
const bar = () => within(screen.getByRole('banner'));
const titles = () =>
  bar()
    .getAllByRole('tab')
    .map((each) => each.querySelector('.tabs-bar-title')?.textContent);
const shown = () => useNotices.getState().notices.map(({ text }) => text);
const reloadAll = async () => userEvent.click(screen.getByRole('button', { name: '重新加载所有页面' }));
const STAYS = '用户信息或菜单刷新失败，仍显示原来的内容。';

/** From now on the server says this of the user. */
const answerUser = (data: object) =>
  server.use(http.get(`*${GET_INFO}`, () => HttpResponse.json({ msg: '', code: 0, data, timestamp: 1 })));

/** From now on the server sends this menu. */
const answerMenu = (data: object) =>
  server.use(http.post(`*${MENU_TREE}`, () => HttpResponse.json({ msg: '', code: 0, data, timestamp: 1 })));

/** The dictionaries of an admin, the personnel page opened before. */
async function openTwo() {
  signInAs('admin');
  await openApp('/personnelManagement');
  expect(await heading('配置')).toBeVisible();
  await userEvent.click(menu().getByRole('button', { name: '系统配置' }));
  await userEvent.click(menu().getByRole('link', { name: '字典管理' }));
  expect(await screen.findByRole('button', { name: '新增字典' })).toBeVisible();
  expect(titles()).toEqual(['后台系统首页', '配置', '字典管理']);
  requested = [];
}

describe('§2 "buttons: reload all routes": user and menu are requested again', () => {
  it('nothing has changed: every tab stays, and so does the page', async () => {
    await openTwo();
    await reloadAll();
    await waitFor(() => expect(requested).toEqual(expect.arrayContaining([GET_INFO, MENU_TREE])));
    await waitFor(() => expect(requested.some((path) => path.endsWith('/dict/findPage'))).toBe(true));
    expect(await screen.findByText('15 个字典类型')).toBeVisible();
    expect(titles()).toEqual(['后台系统首页', '配置', '字典管理']);
    expect(address()).toBe('/system/dict');
    expect(shown()).toEqual([]);
  });

  it('permissions are fewer: buttons, menu entries and tabs of what is no longer allowed go', async () => {
    await openTwo();
    answerUser({ id: '2', realName: '改了名', roles: ['viewer'], perms: ['system_dict_select'] });
    await reloadAll();
    await waitFor(() => expect(titles()).toEqual(['后台系统首页', '字典管理']));
    await waitFor(() => expect(screen.queryByRole('button', { name: '新增字典' })).not.toBeInTheDocument());
    expect(menu().queryByRole('link', { name: '配置' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '账号菜单：改了名' })).toBeVisible();
    expect(await heading('字典管理')).toBeVisible();
  });

  it('permissions are more: what is allowed now is there', async () => {
    signInAs('viewer');
    await openApp('/system/dict');
    expect(await screen.findByText('15 个字典类型')).toBeVisible();
    expect(screen.queryByRole('button', { name: '新增字典' })).not.toBeInTheDocument();
    answerUser({ id: '4', realName: '示例访客', roles: ['admin'], perms: ['system_dict_insert'] });
    await reloadAll();
    expect(await screen.findByRole('button', { name: '新增字典' })).toBeVisible();
    expect(menu().getByRole('link', { name: '配置' })).toBeVisible();
  });

  it('the menu has lost the page that is shown: its tab goes, and the page says so', async () => {
    await openTwo();
    setScenario('menu-empty');
    await reloadAll();
    expect(await heading('抱歉，没有这个页面')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '回到首页' }));
    await userEvent.click(await screen.findByRole('link', { name: '后台' }));
    expect(await heading('后台系统首页')).toBeVisible();
    expect(titles()).toEqual(['后台系统首页', '配置']);
  });

  it('entries have other titles: so have their tabs, a closed one that opens again too', async () => {
    await openTwo();
    await userEvent.click(menu().getByRole('button', { name: '组织机构' }));
    await userEvent.click(menu().getByRole('link', { name: '组织管理' }));
    await userEvent.click(await screen.findByRole('button', { name: '关闭 组织管理' }));
    await waitFor(() => expect(address()).toBe('/system/dict'));
    const page = (path: string, title: string, component: string) => ({
      id: path,
      path,
      component: `views/modules/system/${component}/index`,
      meta: { title },
    });
    answerMenu([page('/system/dict', '词典', 'dictManagement'), page('/org/org', '组织', 'orgManagement')]);
    await reloadAll();
    await waitFor(() => expect(titles()).toEqual(['后台系统首页', '配置', '词典']));
    await waitFor(() => expect(document.title).toBe('词典-RCEP 标准与合规平台'));
    fireEvent.contextMenu(bar().getByRole('tab', { name: '词典' }), { clientX: 5, clientY: 5 });
    await userEvent.click(await screen.findByRole('menuitem', { name: '重新打开关闭的页面' }));
    await waitFor(() => expect(titles()).toEqual(['后台系统首页', '配置', '词典', '组织']));
  });

  it('roles that are no list are refused (§5), the old ones stay', async () => {
    await openTwo();
    setScenario('user-info-no-roles');
    await reloadAll();
    await waitFor(() => expect(shown()).toEqual(['用户信息接口异常', STAYS]));
    expect(useSession.getState().roles).toEqual(['admin']);
  });

  it.each([
    ['http-500:getInfo', '后端接口500异常'],
    ['http-502:findMenuTree', '后端接口502异常'],
    ['malformed-data:findMenuTree', '后端接口未知异常'],
  ])('%s: the old ones stay, with a message', async (scenario, message) => {
    await openTwo();
    const { entries } = useMenu.getState();
    setScenario(scenario);
    await reloadAll();
    await waitFor(() => expect(shown()).toContain(STAYS));
    expect(shown().toSorted()).toEqual([message, STAYS].toSorted());
    expect(await screen.findByRole('button', { name: '新增字典' })).toBeVisible();
    expect(titles()).toEqual(['后台系统首页', '配置', '字典管理']);
    expect(useMenu.getState().entries).toHaveLength(entries.length);
    expect(useSession.getState().roles).toEqual(['admin']);
  });

  it('a token that has expired meanwhile ends the session, and nothing more is said', async () => {
    await openTwo();
    setScenario('token-expired');
    await reloadAll();
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(await heading('登录后台')).toBeVisible();
    expect(shown()).toEqual(['凭证已过期，请重新登陆']);
  });

  it('who signed out meanwhile gets neither permissions nor a menu', async () => {
    await openTwo();
    let answer = () => {};
    const available = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.get(`*${GET_INFO}`, () => available));
    await reloadAll();
    await waitFor(() => expect(requested).toContain(GET_INFO));
    clearSession();
    answer();
    expect(await heading('登录后台')).toBeVisible();
    expect(useSession.getState().roles).toEqual([]);
    expect(shown()).toEqual([]);
  });
});
