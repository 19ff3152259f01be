import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setScenario, type ScenarioName } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';

useApiServer();
useFreshConsole();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const address = () => window.location.hash.slice(1);
const menu = () => within(screen.getByRole('navigation', { name: '后台菜单' }));
const main = () => within(screen.getByRole('main'));
const press = async (name: string | RegExp) => userEvent.click(menu().getByRole('button', { name }));
const follow = async (name: string | RegExp) => userEvent.click(menu().getByRole('link', { name }));

/** The console's first page for a user, with the menu the server sends in a scenario. */
async function openConsole(user: Parameters<typeof signInAs>[0], scenario?: ScenarioName, at = '/index') {
  signInAs(user);
  setScenario(scenario ?? null);
  await openApp(at);
  await waitFor(() => expect(menu()).toBeTruthy());
}

/** The console works: its own page is there, and a good page of the menu can be opened. */
async function dictionaryOpens() {
  await press('系统配置');
  await follow('字典管理');
  expect(await heading('字典管理')).toBeVisible();
  expect(address()).toBe('/system/dict');
}

describe('§2 "server-supplied menu routes"', () => {
  it('the whole menu of a super admin: own pages first, then the server’s, hidden ones left out', async () => {
    await openConsole('system');
    const first = menu()
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(first).toEqual([
      '后台系统首页',
      '配置',
      '组件',
      '组织机构',
      '系统配置',
      '内容管理',
      '日志监控',
      '开发工具',
      expect.stringContaining('RCEP官网'),
    ]);
    await press('系统配置');
    expect(menu().getByRole('link', { name: '菜单管理' })).toBeVisible();
    await press('开发工具');
    expect(menu().queryByRole('link', { name: /隐藏的字典|没有组件/ })).not.toBeInTheDocument();
    await press('系统配置');
    await dictionaryOpensFrom('/system/dict', '字典管理');
  });

  it('"Default open menu /deve": /deve leads to its first page, however deep it is', async () => {
    await openConsole('system', undefined, '/deve');
    expect(await heading('字典管理')).toBeVisible();
    expect(address()).toBe('/deve/nested/menu1/menu1-1');
    expect(menu().getByRole('button', { name: '开发工具' })).toHaveAttribute('aria-current', 'true');
  });

  it('redirect: /log leads to its second page', async () => {
    await openConsole('system', undefined, '/log');
    expect(await heading('登录日志')).toBeVisible();
    expect(address()).toBe('/log/login-logs');
  });

  it('"target _blank opens a new window"', async () => {
    await openConsole('system');
    await press('开发工具');
    const link = menu().getByRole('link', { name: /^新窗口字典/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).toHaveAttribute('href', '#/deve/dict-window');
  });

  it('an external link leads out, in a window of its own', async () => {
    await openConsole('editor');
    const link = menu().getByRole('link', { name: /^RCEP官网/ });
    expect(link).toHaveAttribute('href', 'https://rcepsec.org/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('hidden and activeMenu: the page is reached by its address, and the entry it belongs to is marked', async () => {
    await openConsole('system', undefined, '/deve/dict-entries');
    expect(await heading('字典管理')).toBeVisible();
    expect(menu().getByRole('button', { name: '系统配置' })).toHaveAttribute('aria-current', 'true');
    expect(menu().getByRole('button', { name: '开发工具' })).not.toHaveAttribute('aria-current');
    await press('开发工具');
    expect(menu().queryByRole('link', { name: '字典明细' })).not.toBeInTheDocument();
  });

  it('badge: it is beside the title', async () => {
    await openConsole('system');
    await press('日志监控');
    expect(menu().getByRole('link', { name: /^行为日志\s*示例$/ })).toBeVisible();
  });

  it('one child alone stands for its parent', async () => {
    await openConsole('viewer');
    expect(menu().queryByRole('button', { name: '系统配置' })).not.toBeInTheDocument();
    expect(menu().getByRole('link', { name: '字典管理' })).toHaveAttribute('href', '#/system/dict');
  });
});

async function dictionaryOpensFrom(path: string, title: string) {
  await follow(title);
  expect(await heading('字典管理')).toBeVisible();
  expect(address()).toBe(path);
}

describe('a menu that is not as it should be leaves a working console', () => {
  it('menu-empty: the console’s own pages are there', async () => {
    await openConsole('admin', 'menu-empty');
    expect(await heading('后台系统首页')).toBeVisible();
    expect(menu().getAllByRole('listitem')).toHaveLength(3);
    await follow('配置');
    expect(await heading('配置')).toBeVisible();
  });

  it('menu-empty: a page of the menu that is gone is a 404 that leads on', async () => {
    signInAs('admin');
    setScenario('menu-empty');
    await openApp('/system/dict');
    expect(await heading('抱歉，没有这个页面')).toBeVisible();
    expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '#/home');
  });

  it('menu-malformed: broken entries are marked, their pages say so, the good ones work', async () => {
    await openConsole('admin', 'menu-malformed');
    const broken = menu().getByRole('link', { name: /^示例下级/ });
    expect(broken).toHaveAccessibleName(/菜单数据有误：此项的内容不完整$/);
    await follow(/^示例下级/);
    expect(await heading('示例下级')).toBeVisible();
    expect(main().getByText('服务器返回的这个菜单项不完整，无法打开对应的页面。')).toBeVisible();
    expect(main().getByText(/其他页面照常可用。/)).toBeVisible();
    expect(screen.getByRole('tab', { name: '示例下级' })).toHaveAttribute('aria-selected', 'true');
    await dictionaryOpens();
  });

  it('menu-malformed: a link that would run a script leads nowhere', async () => {
    await openConsole('admin', 'menu-malformed');
    const link = menu().getByRole('link', { name: /^示例链接/ });
    expect(link.getAttribute('href')).toMatch(/^#\//);
    await follow(/^示例链接/);
    expect(await heading('示例链接')).toBeVisible();
    expect(main().getByText('服务器返回的这个菜单项不完整，无法打开对应的页面。')).toBeVisible();
  });

  it('menu-large: the last of 1,000 entries opens', async () => {
    await openConsole('admin', 'menu-large');
    await press('示例分组 20');
    expect(menu().getAllByRole('link', { name: /^示例菜单 20-/ })).toHaveLength(49);
    await follow('示例菜单 20-49');
    expect(await heading('字典管理')).toBeVisible();
    expect(address()).toBe('/large20/page49');
    expect(screen.getByRole('tab', { name: '示例菜单 20-49' })).toHaveAttribute('aria-selected', 'true');
  });

  it('menu-deep: ten levels open one after the other', async () => {
    await openConsole('admin', 'menu-deep');
    for (const level of [1, 2, 3, 4, 5, 6, 7, 8]) await press(`示例第${level}级`);
    await follow('示例第10级');
    expect(await heading('字典管理')).toBeVisible();
    expect(address()).toBe(`/${Array.from({ length: 10 }, (_, level) => `level${level + 1}`).join('/')}`);
  });

  it('menu-cyclic: the entry that is its own ancestor ends the branch and says so', async () => {
    await openConsole('admin', 'menu-cyclic');
    await press('示例循环 a');
    expect(menu().getByRole('link', { name: /^示例循环 a/ })).toHaveAccessibleName(/此项指向自身$/);
    await follow(/^示例循环 a/);
    expect(await heading('示例循环 a')).toBeVisible();
    expect(main().getByText('这个菜单项的下级中包含它自己，下级不再展开。')).toBeVisible();
    await dictionaryOpens();
  });

  it('menu-unknown-component: the page names the component, the others work', async () => {
    await openConsole('admin', 'menu-unknown-component');
    await press('示例未知组件');
    await follow('示例未知页面');
    expect(await heading('示例未知页面')).toBeVisible();
    expect(main().getByText('没有菜单所指的页面“views/modules/sample/nowhere/index”。')).toBeVisible();
    expect(document.title).toBe('示例未知页面-RCEP 标准与合规平台');
    await dictionaryOpens();
    await userEvent.click(screen.getByRole('tab', { name: '示例未知页面' }));
    expect(main().getByText(/^没有菜单所指的页面/)).toBeVisible();
  });

  it('menu-unknown-component: a shell nobody knows says so at its own address, and the page below it works', async () => {
    signInAs('admin');
    setScenario('menu-unknown-component');
    await openApp('/unknown/frame');
    expect(await heading('示例未知外壳')).toBeVisible();
    expect(main().getByText('没有菜单所指的页面“SampleLayout”。')).toBeVisible();
    await press('示例未知组件');
    const below = menu().getAllByRole('link', { name: '示例字典' });
    expect(below.map((link) => link.getAttribute('href'))).toEqual([
      '#/unknown/frame/dict',
      '#/unknown/dict',
    ]);
    await userEvent.click(below[0] as HTMLElement);
    expect(await heading('字典管理')).toBeVisible();
  });
});
