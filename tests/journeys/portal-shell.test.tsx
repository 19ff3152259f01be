import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useNotices } from '@/app/notices';
import { startSession } from '@/features/session/session-store';
import { readToken } from '../../mocks/tokens';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';

useApiServer();
useFreshConsole();

const menu = () => within(screen.getByRole('navigation', { name: '主菜单' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the main menu of specification §1', () => {
  it.each([
    ['RCEP 数据视图', '#/home/dataView', 'RCEP 数据视图'],
    ['指数发布', '#/home/tradeIndex', '指数发布'],
    ['风险案例库', '#/home/riskCase', '风险案例库'],
    ['服务导航', '#/home/serviceGuide', '服务导航'],
    ['合规服务', '#/home/lawService', '合规服务'],
    ['外商投资指引', '#/home/nationGuide?tab=investment', '国别指南'],
    ['新闻资讯', '#/home/newsDetails', '新闻资讯'],
  ])('%s leads to its page', async (entry, address, title) => {
    const user = userEvent.setup();
    await openApp('/home');
    await user.click(menu().getByRole('link', { name: entry }));
    await waitFor(() => expect(document.title).toBe(`${title}-RCEP 标准与合规平台`));
    expect(await within(screen.getByRole('main')).findByRole('heading', { level: 1 })).toBeVisible();
    expect(window.location.hash).toBe(address);
  });

  it.each([
    ['标准服务总览', '#/home/standard', '标准服务'],
    ['标准比对工具箱', '#/home/standard/compare', '标准比对工具箱'],
    ['标准一致性评估工具箱', '#/home/standard/consistency', '标准一致性评估工具箱'],
    ['标准图谱库', '#/home/standard/spectrum', '标准图谱库'],
    ['企业标准化能力评价', '#/home/standard/capability', '企业标准化能力评价'],
  ])('of 标准服务: %s leads to its page', async (tool, address, title) => {
    const user = userEvent.setup();
    await openApp('/home');
    await user.click(menu().getByRole('button', { name: '标准服务' }));
    await user.click(menu().getByRole('link', { name: tool }));
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title}-RCEP 标准与合规平台`));
    expect(window.location.hash).toBe(address);
    expect(screen.queryByRole('link', { name: '标准服务总览' })).not.toBeInTheDocument();
  });
});

describe('§2 "/login, /register: sign in, sign up" have a frame of their own', () => {
  it.each([
    ['/login?redirect=%2Findex', '登录后台', '登录'],
    ['/register', '注册账号', '注册'],
  ])('%s is reached by its address and leads back to the portal', async (address, title, pageTitle) => {
    await openApp(address);
    expect(await heading(title)).toBeVisible();
    expect(document.title).toBe(`${pageTitle}-RCEP 标准与合规平台`);
    expect(screen.queryByRole('navigation', { name: '主菜单' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /去平台首页$/ })).toHaveAttribute('href', '#/home');
  });

  it.each([
    ['登录', '登录后台', '#/login?redirect=%2Fhome%2Fabout'],
    ['注册', '注册账号', '#/register'],
  ])('the portal’s %s leads there', async (entry, title, hash) => {
    const user = userEvent.setup();
    await openApp('/home/about');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: entry }));
    expect(await heading(title)).toBeVisible();
    expect(window.location.hash).toBe(hash);
  });
});

describe('the frame', () => {
  it('leads from page to page, back and forth, and marks where one is', async () => {
    const user = userEvent.setup();
    await openApp('/home');
    await user.click(menu().getByRole('link', { name: '指数发布' }));
    await heading('指数发布');
    expect(menu().getByRole('link', { name: '指数发布' })).toHaveAttribute('aria-current', 'page');
    window.history.back();
    expect(await screen.findByRole('button', { name: '查税率、规则和证明' })).toBeVisible();
    expect(menu().getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    window.history.forward();
    await heading('指数发布');
  });

  it('shows in its footer what data it has, where it comes from and as of when', async () => {
    await openApp('/home/about');
    const footer = within(screen.getByRole('contentinfo'));
    const table = await footer.findByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(row).toHaveTextContent(/\d{4}(-\d\d)*$/);
  });

  it('speaks the language that is chosen, on the page one is on', async () => {
    const user = userEvent.setup();
    await openApp('/home/about?section=missing');
    await user.selectOptions(screen.getByRole('combobox', { name: '语言' }), 'English');
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(window.location.hash).toBe('#/home/about?section=missing');
    expect(screen.getByRole('main').textContent).not.toMatch(/[\u4e00-\u9fff]/);
    await waitFor(() => expect(document.title).not.toMatch(/[\u4e00-\u9fff]/));
  });
});

describe('the session of staff on the portal', () => {
  const banner = () => within(screen.getByRole('banner'));
  const requestedLogOut = async () => {
    await userEvent.click(banner().getByRole('button', { name: '退出登录' }));
    const question = within(await screen.findByRole('dialog', { name: '温馨提示' }));
    expect(question.getByText('你确定要退出RCEP 标准与合规平台吗？')).toBeVisible();
    return question;
  };

  it('shows their name once it is there, and the way to the console', async () => {
    signInAs('admin');
    await openApp('/home');
    expect(await banner().findByRole('link', { name: '示例管理员' })).toBeVisible();
    expect(banner().getByRole('link', { name: '后台' })).toHaveAttribute('href', '#/index');
    expect(banner().queryByRole('link', { name: '登录' })).not.toBeInTheDocument();
  });

  it('ends here and on the server when they log out and say that they mean it; "after logout the user goes to /login"', async () => {
    const token = signInAs('admin');
    await openApp('/home/about');
    await banner().findByRole('link', { name: '示例管理员' });
    await userEvent.click((await requestedLogOut()).getByRole('button', { name: '确定' }));
    expect(await heading('登录后台')).toBeVisible();
    expect(window.location.hash).toBe('#/login');
    expect(localStorage.getItem('opsli-token')).toBeNull();
    expect(readToken(token)).toBeNull();
  });

  it('goes on when they do not mean it', async () => {
    const token = signInAs('admin');
    await openApp('/home/about');
    await banner().findByRole('link', { name: '示例管理员' });
    await userEvent.click((await requestedLogOut()).getByRole('button', { name: '取消' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(banner().getByRole('link', { name: '示例管理员' })).toBeVisible();
    expect(localStorage.getItem('opsli-token')).toBe(token);
    expect(window.location.hash).toBe('#/home/about');
  });

  it('that is stale is dropped without a word, and the page stays with all its figures', async () => {
    startSession('stale', null);
    await openApp('/home');
    expect(await banner().findByRole('link', { name: '登录' })).toBeVisible();
    expect(localStorage.getItem('opsli-token')).toBeNull();
    expect(await screen.findByRole('img', { name: /^税率尺：RCEP 8\.2%/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: '建筑材料' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(useNotices.getState().notices).toEqual([]);
    expect(window.location.hash).toBe('#/home');
  });
});
