import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setScenario } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';

useApiServer();
useFreshConsole();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const address = () => window.location.hash.slice(1);
const addressBecomes = (wanted: string) => waitFor(() => expect(address()).toBe(wanted));
const menu = () => within(screen.getByRole('navigation', { name: '后台菜单' }));
const tab = (name: string) => within(screen.getByRole('banner')).getByRole('tab', { name });
const nameFilter = () => screen.findByRole('textbox', { name: '字典类型名称' });
const userMenu = async (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `账号菜单：${name}` }));

/** The console of a sample account at an address. */
async function openConsole(user: Parameters<typeof signInAs>[0], at = '/index') {
  signInAs(user);
  await openApp(at);
}

describe('§6 "a permission directive hides an element unless the user holds at least one given permission"', () => {
  it.each([
    ['viewer', []],
    ['editor', ['新增字典']],
    ['admin', ['新增字典', '删除所选（0）']],
  ] as const)('the dictionaries of %s have the tools %j', async (user, tools) => {
    await openConsole(user, '/system/dict');
    expect(await screen.findByText('15 个字典类型')).toBeVisible();
    for (const name of ['新增字典', '删除所选（0）']) {
      const isShown = screen.queryByRole('button', { name }) !== null;
      expect([name, isShown]).toEqual([name, (tools as readonly string[]).includes(name)]);
    }
  });
});

describe('§6 "a route shows if it has no permission list or the user holds at least one listed permission"', () => {
  it.each([
    ['viewer', false],
    ['editor', false],
    ['admin', true],
    ['system', true],
  ] as const)('配置 "needs role admin": %s sees it: %s', async (user, isShown) => {
    await openConsole(user);
    expect(await heading('后台系统首页')).toBeVisible();
    expect(menu().queryAllByRole('link', { name: '配置' })).toHaveLength(isShown ? 1 : 0);
  });

  it.each(['viewer', 'editor'] as const)(
    '%s who opens its address is told at /401, and led back',
    async (user) => {
      await openConsole(user, '/personnelManagement');
      expect(await heading('抱歉，你没有查看这个页面的权限')).toBeVisible();
      expect(address()).toBe('/401');
      // Still signed in: it is the page that is not theirs.
      expect(screen.queryByRole('link', { name: '重新登录' })).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('link', { name: '回到后台首页' }));
      expect(await heading('后台系统首页')).toBeVisible();
      expect(within(screen.getByRole('banner')).getAllByRole('tab')).toHaveLength(1);
    },
  );

  it('admin opens it', async () => {
    await openConsole('admin', '/personnelManagement');
    expect(await heading('配置')).toBeVisible();
    expect(tab('配置')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('§2 layout shell', () => {
  it('"user dropdown (avatar and user name): personal center; divider; log out"', async () => {
    await openConsole('editor');
    await heading('后台系统首页');
    await userMenu('示例编辑');
    expect(screen.getByRole('button', { name: '退出登录' })).toBeVisible();
    expect(within(screen.getByRole('banner')).getByRole('separator')).toBeVisible();
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: '个人中心' }));
    expect(await heading('个人中心')).toBeVisible();
    expect(address()).toBe('/personal/center');
    expect(tab('个人中心')).toHaveAttribute('aria-selected', 'true');
  });

  it('"page title after each navigation is the route title combined with the site title"', async () => {
    await openConsole('editor');
    await waitFor(() => expect(document.title).toBe('后台系统首页-RCEP 标准与合规平台'));
    await userEvent.click(menu().getByRole('link', { name: '字典管理' }));
    await waitFor(() => expect(document.title).toBe('字典管理-RCEP 标准与合规平台'));
    await userEvent.click(screen.getByRole('link', { name: '门户' }));
    await waitFor(() => expect(document.title).toBe('平台首页-RCEP 标准与合规平台'));
  });

  it('to the portal and back: the open pages are still there', async () => {
    await openConsole('editor', '/system/dict');
    await userEvent.type(await nameFilter(), '税则');
    await userEvent.click(screen.getByRole('link', { name: '门户' }));
    await addressBecomes('/home');
    await userEvent.click(await screen.findByRole('link', { name: '后台' }));
    expect(await heading('后台系统首页')).toBeVisible();
    expect(tab('字典管理')).toBeVisible();
  });

  it('the language changes everything around what was typed, which stays', async () => {
    await openConsole('editor', '/system/dict');
    await userEvent.type(await nameFilter(), '税则');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '语言' }), 'English');
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(screen.queryByRole('textbox', { name: '字典类型名称' })).not.toBeInTheDocument();
    expect(screen.getByDisplayValue('税则')).toBeVisible();
    // The server's titles are Chinese; those of pages that the console knows are in its own words.
    await waitFor(() => expect(document.title).toMatch(/^Dictionaries-/));
    expect(tab('Dictionaries')).toBeVisible();
    expect(screen.queryByText('退出登录')).not.toBeInTheDocument();
  });

  it('layout and theme change around the page: what was typed stays', async () => {
    const user = userEvent.setup();
    await openConsole('editor', '/system/dict');
    await user.type(await nameFilter(), '税则');
    await user.click(screen.getByRole('button', { name: '主题配置' }));
    await user.click(await screen.findByRole('radio', { name: '纵向' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('button', { name: '收起侧边菜单' })).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: '当前位置' })).getAllByRole('listitem');
    expect(trail.map((item) => item.textContent)).toEqual(['系统配置', '字典管理']);
    expect(await nameFilter()).toHaveValue('税则');
    expect(menu().getByRole('link', { name: '字典管理' })).toHaveAttribute('aria-current', 'page');
  });

  it('a server that fails fails in the page: the console stays, and the page is read again when asked', async () => {
    await openConsole('editor');
    await heading('后台系统首页');
    setScenario('http-500:/dict/');
    await userEvent.click(menu().getByRole('link', { name: '字典管理' }));
    expect(await heading('字典管理')).toBeVisible();
    const retry = await screen.findByRole('button', { name: '重试' });
    setScenario(null);
    await userEvent.click(retry);
    expect(await screen.findByText('15 个字典类型')).toBeVisible();
    expect(address()).toBe('/system/dict');
  });
});
