import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';

const server = useApiServer();
useFreshConsole();

/** The first page of a file brings the console with it. */
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = () => screen.findByRole('combobox', { name: '搜索' });
const option = (name: RegExp) => screen.findByRole('option', { name });
const openPalette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return box();
};

async function openConsole(user: 'admin' | 'editor' | 'viewer', at = '/index') {
  signInAs(user);
  await openApp(at);
  await heading(at === '/index' ? '后台系统首页' : '字典管理');
}

describe('Ctrl K in the console', () => {
  it('finds pages by the keyboard alone', async () => {
    await openConsole('admin');
    await openPalette();
    await userEvent.keyboard('角色管');
    await option(/^角色管理/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await heading('角色管理');
    expect(screen.queryByRole('combobox', { name: '搜索' })).not.toBeInTheDocument();
  });

  it('finds records by the lists’ own queries, and opens the list with the record', async () => {
    await openConsole('admin');
    await userEvent.type(await openPalette(), 'staff07');
    const found = await option(/staff07/);
    expect(within(screen.getByRole('group', { name: '用户' })).getAllByRole('option')).toHaveLength(1);
    await userEvent.click(found);
    await heading('用户管理');
    expect(window.location.hash).toBe('#/org/user?username=staff07');
  });

  it('finds a record of content by the keyboard alone, with its kind and state', async () => {
    await openConsole('admin');
    await openPalette();
    await userEvent.keyboard('Law on Foreign Trade Management');
    const found = await option(/^Law on Foreign Trade Management/);
    expect(found).toHaveTextContent('法规 · 已发布');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await heading('越南外贸管理法');
    expect(window.location.hash).toBe('#/content/law?record=vn-law-1');
  });

  it('finds a figure of the indices by the words of its list', async () => {
    await openConsole('admin');
    await userEvent.type(await openPalette(), '标准风险 纺织 新加坡 2024');
    const found = await option(/^标准风险 · 纺织 · 新加坡 · 2024/);
    expect(found).toHaveTextContent('指数数据 · 已发布');
    await userEvent.click(found);
    await heading('标准风险 · 纺织 · 新加坡 · 2024');
  });

  it('finds a tariff edition by its importer', async () => {
    await openConsole('editor');
    await userEvent.type(await openPalette(), '越南 biểu thuế');
    await userEvent.click(await option(/税则与规则版本 · 已发布/));
    await heading('税则版本：越南');
    expect(window.location.hash).toBe('#/content/edition?edition=VN');
  });

  it('says which kind could not be searched, and tries again', async () => {
    await openConsole('admin');
    server.use(
      http.get('*/rcep-boot/api/v1/system/role/findPage', () => HttpResponse.json({ code: -1, msg: '坏了' })),
    );
    await userEvent.type(await openPalette(), 'zzz');
    expect(await screen.findByText('查询失败：角色。')).toBeVisible();
    server.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('没有找到“zzz”。', { selector: '.search-dialog-message' })).toBeVisible();
  });

  it('opens the form of a new record', async () => {
    await openConsole('admin');
    await userEvent.type(await openPalette(), '新建');
    await userEvent.click(await option(/^在“字典”中新增$/));
    await waitFor(() => expect(screen.getByRole('dialog', { name: '新增字典' })).toBeVisible());
    expect(window.location.hash).toBe('#/system/dict');
  });

  it('shows a user only what they may see', async () => {
    await openConsole('viewer');
    const requested: string[] = [];
    server.events.on('request:start', ({ request }) => void requested.push(new URL(request.url).pathname));
    await userEvent.type(await openPalette(), 'no_yes');
    await option(/no_yes/);
    expect(screen.queryByRole('group', { name: '用户' })).not.toBeInTheDocument();
    expect(requested.filter((path) => path.includes('/user/findPage'))).toEqual([]);
    server.events.removeAllListeners();
  });
});

describe('favourites and recent pages', () => {
  it('are a user’s own, in the palette and on the home page', async () => {
    await openConsole('admin', '/system/dict');
    const star = screen.getByRole('button', { name: '收藏“字典管理”' });
    await userEvent.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('tab', { name: '后台系统首页' }));
    await heading('后台系统首页');
    const links = await screen.findByRole('heading', { level: 3, name: '收藏' });
    expect(within(links.parentElement!).getByRole('link', { name: '字典管理' })).toHaveAttribute(
      'href',
      '#/system/dict',
    );
    await openPalette();
    expect(
      within(await screen.findByRole('group', { name: '收藏' })).getByRole('option', { name: /^字典管理/ }),
    ).toBeVisible();
    expect(
      within(screen.getByRole('group', { name: '最近打开' })).getByRole('option', { name: /^字典管理/ }),
    ).toBeVisible();
    expect(Object.keys(localStorage).filter((key) => key.endsWith(':console-favourites'))).toHaveLength(1);
  });

  it('are records too: star, list of open pages, home page and palette name them', async () => {
    signInAs('admin');
    await openApp('/content/law?record=vn-law-1');
    await heading('越南外贸管理法');
    const star = await screen.findByRole('button', { name: '收藏“越南外贸管理法”' });
    await userEvent.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: /^已打开 \d+ 个页面/ }));
    const pages = within(await screen.findByRole('dialog'));
    await userEvent.type(pages.getByRole('textbox'), '外贸');
    expect(pages.getByRole('button', { name: /^法规管理越南外贸管理法$/ })).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: '关闭' }));
    await userEvent.click(screen.getByRole('link', { name: '返回：法规管理' }));
    await heading('法规管理');
    expect(screen.getByRole('button', { name: '收藏“法规管理”' })).toHaveAttribute('aria-pressed', 'false');
    await openPalette();
    const favourite = within(await screen.findByRole('group', { name: '收藏' })).getByRole('option');
    expect(favourite).toHaveTextContent('越南外贸管理法法规管理');
    await userEvent.click(favourite);
    await heading('越南外贸管理法');
  });

  it('name a record that was shown again, and none that was not found', async () => {
    signInAs('admin');
    await openApp('/content/law?record=vn-law-1');
    await heading('越南外贸管理法');
    await userEvent.click(screen.getByRole('tab', { name: '后台系统首页' }));
    await heading('后台系统首页');
    await userEvent.click(screen.getByRole('tab', { name: '法规管理' }));
    await heading('越南外贸管理法');
    act(() => void (window.location.hash = '#/content/law?record=no-such-law'));
    await screen.findByText('没有这条记录。');
    await userEvent.click(screen.getByRole('tab', { name: '后台系统首页' }));
    await heading('后台系统首页');
    await openPalette();
    const recent = within(await screen.findByRole('group', { name: '最近打开' })).getAllByRole('option');
    expect(recent.map(({ textContent }) => textContent)).toEqual([
      '法规管理/content/law',
      '越南外贸管理法法规管理',
    ]);
  });
});
