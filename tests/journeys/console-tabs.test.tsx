import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';

useApiServer();
useFreshConsole();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const address = () => decodeURIComponent(window.location.hash.slice(1));
const addressBecomes = (wanted: string) => waitFor(() => expect(address()).toBe(wanted));
const menu = () => within(screen.getByRole('navigation', { name: '后台菜单' }));
const bar = () => within(screen.getByRole('banner'));
const tab = (name: string | RegExp) => bar().getByRole('tab', { name });
const titles = () =>
  bar()
    .getAllByRole('tab')
    .map((each) => each.querySelector('.tabs-bar-title')?.textContent);
const current = () => bar().getByRole('tab', { selected: true }).textContent;
const choose = async (item: string) => userEvent.click(await screen.findByRole('menuitem', { name: item }));
const tabMenu = async (name: string | RegExp, item: string) => {
  fireEvent.contextMenu(tab(name), { clientX: 5, clientY: 5 });
  await choose(item);
};
const question = async () => within(await screen.findByRole('dialog', { name: '温馨提示' }));

/** Opens a page through the menu, its group first, as a user does. */
async function through(group: string, entry: string, title: string) {
  await userEvent.click(menu().getByRole('button', { name: group }));
  await userEvent.click(menu().getByRole('link', { name: entry }));
  await waitFor(() => expect(current()).toBe(entry));
  expect(await heading(title)).toBeVisible();
}

/** The console of an admin at its first page. */
async function openConsole(at = '/index', title = '后台系统首页') {
  signInAs('admin');
  await openApp(at);
  expect(await heading(title)).toBeVisible();
}

const nameFilter = () => screen.findByRole('textbox', { name: '字典类型名称' });
const HOME = '后台系统首页';

/** Opens 字典管理, 组织管理 and 登录日志 through the menu. */
async function openThree() {
  await openConsole();
  await through('系统配置', '字典管理', '字典管理');
  await through('组织机构', '组织管理', '组织管理');
  await through('日志监控', '登录日志', '登录日志');
  expect(titles()).toEqual([HOME, '字典管理', '组织管理', '登录日志']);
}

describe('§4 "visiting a named route adds a tab if its path is not open"', () => {
  it('three pages through the menu are three tabs after the pinned one, each with its page', async () => {
    await openThree();
    for (const [title, path] of [
      ['组织管理', '/org/org'],
      ['字典管理', '/system/dict'],
      [HOME, '/index'],
    ] as const) {
      await userEvent.click(tab(title));
      expect(await heading(title)).toBeVisible();
      expect(address()).toBe(path);
      await waitFor(() => expect(document.title).toBe(`${title}-RCEP 标准与合规平台`));
    }
    expect(titles()).toHaveLength(4);
  });

  it('a page opened by its address has the pinned tab before it', async () => {
    await openConsole('/system/dict', '字典管理');
    expect(titles()).toEqual([HOME, '字典管理']);
    expect(screen.queryByRole('button', { name: `关闭 ${HOME}` })).not.toBeInTheDocument();
  });

  it('§2 "click navigates to path and query": the query a page was left with comes back', async () => {
    await openConsole('/system/dict', '字典管理');
    await userEvent.type(await nameFilter(), '日志{Enter}');
    await addressBecomes('/system/dict?typeName=日志');
    await userEvent.click(tab(HOME));
    await addressBecomes('/index');
    await userEvent.click(tab('字典管理'));
    await addressBecomes('/system/dict?typeName=日志');
    expect(titles()).toEqual([HOME, '字典管理']);
  });

  it('back and forward of the browser go from page to page, and the tabs with them', async () => {
    await openConsole();
    await through('系统配置', '字典管理', '字典管理');
    window.history.back();
    expect(await heading(HOME)).toBeVisible();
    expect(current()).toBe(HOME);
    window.history.forward();
    expect(await heading('字典管理')).toBeVisible();
    expect(titles()).toEqual([HOME, '字典管理']);
  });
});

describe('§4 closing several', () => {
  it('"close left keeps pinned and the chosen tab and everything to its right"', async () => {
    await openThree();
    await tabMenu('组织管理', '关闭左侧');
    await waitFor(() => expect(titles()).toEqual([HOME, '组织管理', '登录日志']));
    expect(current()).toBe('登录日志');
    expect(address()).toBe('/log/login-logs');
    expect(await heading('登录日志')).toBeVisible();
  });

  it('"close right keeps pinned and everything up to and including the chosen tab", which is shown', async () => {
    await openThree();
    await tabMenu('字典管理', '关闭右侧');
    await waitFor(() => expect(titles()).toEqual([HOME, '字典管理']));
    expect(address()).toBe('/system/dict');
    expect(await heading('字典管理')).toBeVisible();
  });

  it('"close others keeps pinned tabs and the chosen one"', async () => {
    await openThree();
    await userEvent.click(screen.getByRole('button', { name: '更多操作' }));
    await choose('关闭其他');
    await waitFor(() => expect(titles()).toEqual([HOME, '登录日志']));
    expect(address()).toBe('/log/login-logs');
  });

  it('"close all keeps only pinned; navigates to last tab if the current was not pinned"', async () => {
    await openThree();
    await userEvent.click(screen.getByRole('button', { name: '更多操作' }));
    await choose('关闭全部');
    await waitFor(() => expect(titles()).toEqual([HOME]));
    expect(await heading(HOME)).toBeVisible();
    expect(address()).toBe('/index');
  });

  it('"closing the current tab moves to the last remaining tab"', async () => {
    await openThree();
    await userEvent.click(tab('字典管理'));
    expect(await heading('字典管理')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '关闭 字典管理' }));
    await addressBecomes('/log/login-logs');
    expect(titles()).toEqual([HOME, '组织管理', '登录日志']);
  });
});

describe('hidden tabs keep their state', () => {
  /** Two entries that show the dictionaries, 一 and 二 typed into them; the second is current. */
  async function openTwoDictionaries() {
    signInAs('system');
    await openApp('/system/dict');
    await userEvent.type(await nameFilter(), '一');
    await userEvent.click(menu().getByRole('button', { name: '开发工具' }));
    await userEvent.click(menu().getByRole('link', { name: '字典维护' }));
    await addressBecomes('/deve/dict-edit');
    expect(await nameFilter()).toHaveValue('');
    await userEvent.type(await nameFilter(), '二');
  }

  it('text typed into a page is there again after another page was shown, and cannot be reached meanwhile', async () => {
    await openConsole('/system/dict', '字典管理');
    await userEvent.type(await nameFilter(), '税则');
    await through('组织机构', '组织管理', '组织管理');
    expect(screen.queryByRole('textbox', { name: '字典类型名称' })).not.toBeInTheDocument();
    await userEvent.click(tab('字典管理'));
    expect(await nameFilter()).toHaveValue('税则');
    expect(address()).toBe('/system/dict');
  });

  it('two entries with the same page are two pages', async () => {
    await openTwoDictionaries();
    await userEvent.click(tab('字典管理'));
    await addressBecomes('/system/dict');
    expect(await nameFilter()).toHaveValue('一');
  });

  it('a closed page starts again when it is opened again', async () => {
    await openConsole('/system/dict', '字典管理');
    await userEvent.type(await nameFilter(), '税则');
    await userEvent.click(screen.getByRole('button', { name: '关闭 字典管理' }));
    await addressBecomes('/index');
    await through('系统配置', '字典管理', '字典管理');
    expect(await nameFilter()).toHaveValue('');
  });

  it('§2 "a refresh-route command" makes that page start again, and no other', async () => {
    await openTwoDictionaries();
    await tabMenu('字典管理', '刷新');
    expect(await nameFilter()).toHaveValue('二');
    await userEvent.click(tab('字典管理'));
    await addressBecomes('/system/dict');
    expect(await nameFilter()).toHaveValue('');
    await userEvent.click(tab('字典维护'));
    await addressBecomes('/deve/dict-edit');
    expect(await nameFilter()).toHaveValue('二');
  });

  it('§2 "reload all routes" makes every page start again', async () => {
    await openTwoDictionaries();
    await userEvent.click(screen.getByRole('button', { name: '重新加载所有页面' }));
    await waitFor(async () => expect(await nameFilter()).toHaveValue(''));
    await userEvent.click(tab('字典管理'));
    await addressBecomes('/system/dict');
    expect(await nameFilter()).toHaveValue('');
    expect(titles()).toEqual([HOME, '字典管理', '字典维护']);
  });

  it('what was closed opens again with its query', async () => {
    await openConsole('/system/dict?typeName=日志', '字典管理');
    await userEvent.click(screen.getByRole('button', { name: '关闭 字典管理' }));
    await addressBecomes('/index');
    await tabMenu(HOME, '重新打开关闭的页面');
    await addressBecomes('/system/dict?typeName=日志');
    expect(await nameFilter()).toHaveValue('日志');
    expect(titles()).toEqual([HOME, '字典管理']);
  });
});

describe('a page with unsaved edits asks before its tab closes', () => {
  /** The personal centre with a changed nickname, and the dictionaries behind it. */
  async function editNickname() {
    await openConsole('/system/dict', '字典管理');
    await userEvent.click(screen.getByRole('button', { name: '账号菜单：示例管理员' }));
    await userEvent.click(screen.getByRole('link', { name: '个人中心' }));
    expect(await heading('个人中心')).toBeVisible();
    const nickname = await screen.findByRole('textbox', { name: '昵称' });
    await userEvent.type(nickname, '二');
    await waitFor(() => expect(tab(/^个人中心/)).toHaveAccessibleName('个人中心 有未保存的修改'));
  }
  const closeIt = async () => userEvent.click(screen.getByRole('button', { name: '关闭 个人中心' }));
  const LOSING = '以下页面有未保存的修改：个人中心。继续会丢掉这些修改，确定吗？';

  it('no: the tab stays, and so does what was typed', async () => {
    await editNickname();
    await closeIt();
    const requested = await question();
    expect(requested.getByText(LOSING)).toBeVisible();
    await userEvent.click(requested.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(titles()).toEqual([HOME, '字典管理', '个人中心']);
    expect(screen.getByRole('textbox', { name: '昵称' })).toHaveValue('示例管理员二');
  });

  it('yes: it closes and the last remaining tab is shown', async () => {
    await editNickname();
    await closeIt();
    await userEvent.click((await question()).getByRole('button', { name: '确定' }));
    await addressBecomes('/system/dict');
    expect(titles()).toEqual([HOME, '字典管理']);
    expect(await heading('字典管理')).toBeVisible();
  });

  it('the mark stays while another page is shown, whose closing asks nothing', async () => {
    await editNickname();
    await userEvent.click(tab('字典管理'));
    expect(await heading('字典管理')).toBeVisible();
    expect(tab(/^个人中心/)).toHaveAccessibleName('个人中心 有未保存的修改');
    await userEvent.click(screen.getByRole('button', { name: '关闭 字典管理' }));
    await addressBecomes('/personal/center');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: '昵称' })).toHaveValue('示例管理员二');
  });

  it('closing several and reloading all ask once for all that would be lost', async () => {
    await editNickname();
    await tabMenu('字典管理', '关闭右侧');
    expect((await question()).getByText(LOSING)).toBeVisible();
    await userEvent.click((await question()).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: '重新加载所有页面' }));
    expect((await question()).getByText(LOSING)).toBeVisible();
    await userEvent.click((await question()).getByRole('button', { name: '取消' }));
    expect(screen.getByRole('textbox', { name: '昵称' })).toHaveValue('示例管理员二');
    expect(titles()).toEqual([HOME, '字典管理', '个人中心']);
  });
});
