import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { wireSession } from '@/app/wiring';
import { useSession } from '@/features/session/session-store';
import { unsavedTabs } from '@/features/tabs/tabs-store';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';
import { watchReload } from '../support/watch-reload';

const server = useApiServer();
useFreshConsole();
const reload = watchReload();
beforeAll(wireSession);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const address = () => window.location.hash.slice(1);
const addressBecomes = (wanted: string) => waitFor(() => expect(address()).toBe(wanted));
const bar = () => within(screen.getByRole('banner'));
const titles = () =>
  bar()
    .getAllByRole('tab')
    .map((each) => each.querySelector('.tabs-bar-title')?.textContent);
const nickname = () => screen.findByRole('textbox', { name: '昵称' });
const portal = () => screen.getByRole('link', { name: '门户' });
const choose = async (tab: RegExp) => userEvent.click(bar().getByRole('tab', { name: tab }));
const nothingRequested = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
const question = async () => within(await screen.findByRole('dialog', { name: '温馨提示' }));
const visit = (to: string) => act(() => void (window.location.hash = `#${to}`));
const go = (steps: number) => act(() => window.history.go(steps));
const isTyped = async () => {
  expect(await nickname()).toHaveValue('示例管理员二');
  expect(bar().getByRole('tab', { name: '个人中心 有未保存的修改' })).toBeVisible();
};
const NOT_THERE = '抱歉，没有这个页面';
const NOT_ALLOWED = '抱歉，你没有查看这个页面的权限';
const HOME = '后台系统首页';

/** The personal centre of an admin with a changed nickname, after the about page and the console's first one. */
async function editNickname() {
  signInAs('admin');
  await openApp('/home/about');
  await userEvent.click(await screen.findByRole('link', { name: '后台' }));
  expect(await heading(HOME)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '账号菜单：示例管理员' }));
  await userEvent.click(bar().getByRole('link', { name: '个人中心' }));
  await userEvent.type(await nickname(), '二');
  await waitFor(() => expect(unsavedTabs()).toHaveLength(1));
}

describe('open pages are as they were after a visit to the portal, and nothing is asked', () => {
  it('by link: unsaved edits, with a password that no draft keeps', async () => {
    await editNickname();
    await userEvent.click(screen.getByRole('link', { name: '安全设置' }));
    await userEvent.click(await screen.findByRole('link', { name: '修改密码' }));
    await userEvent.type(await screen.findByLabelText('旧密码'), 'Aa1');
    await userEvent.click(portal());
    const back = await screen.findByRole('link', { name: '后台' });
    expect(address()).toBe('/home');
    nothingRequested();
    expect(screen.queryByRole('navigation', { name: '后台菜单' })).not.toBeInTheDocument();
    await userEvent.click(back);
    expect(await heading(HOME)).toBeVisible();
    expect(titles()).toEqual([HOME, '个人中心']);
    await choose(/^个人中心/);
    expect(await screen.findByLabelText('旧密码')).toHaveValue('Aa1');
    await userEvent.click(screen.getByRole('link', { name: '基本设置' }));
    await isTyped();
  });

  it('by back and forward, which lead where they always did', async () => {
    await editNickname();
    go(-2);
    expect(await heading('关于本站')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('关于本站-RCEP 标准与合规平台'));
    go(1);
    expect(await heading(HOME)).toBeVisible();
    go(1);
    await isTyped();
    await waitFor(() => expect(document.title).toBe('个人中心-RCEP 标准与合规平台'));
    expect(address()).toBe('/personal/center');
    nothingRequested();
  });

  it('by an address typed by hand', async () => {
    await editNickname();
    visit('/home/newsDetails');
    expect(await heading('新闻资讯')).toBeVisible();
    go(-1);
    await isTyped();
    nothingRequested();
  });

  it('what was typed into a list and not submitted, and the query it was loaded with', async () => {
    signInAs('admin');
    await openApp('/system/dict?typeName=日志');
    await screen.findByText(/^\d+ 个字典类型$/);
    const filter = () => screen.findByRole('textbox', { name: '字典类型编号' });
    await userEvent.type(await filter(), 'no_');
    await userEvent.click(portal());
    await addressBecomes('/home');
    await userEvent.click(await screen.findByRole('link', { name: '后台' }));
    await heading(HOME);
    await choose(/^字典管理/);
    expect(await filter()).toHaveValue('no_');
    expect(decodeURIComponent(address())).toBe('/system/dict?typeName=日志');
  });

  it('but for a page with noKeepAlive, which starts again', async () => {
    signInAs('admin');
    await openApp('/mall/pay?id=tariffConsultation');
    const way = () => screen.findByRole('radio', { name: '银行转账' });
    await userEvent.click(await way());
    expect(await way()).toBeChecked();
    await userEvent.click(portal());
    await addressBecomes('/home');
    go(-1);
    await addressBecomes('/mall/pay?id=tariffConsultation');
    expect(await way()).not.toBeChecked();
  });
});

describe('and after an address that leads to an error page', () => {
  it('one that nobody has: 404, and the step back leads to the page as it was', async () => {
    await editNickname();
    const typed = await nickname();
    visit('/nowhere');
    expect(await heading(NOT_THERE)).toBeVisible();
    expect(address()).toBe('/404');
    await waitFor(() => expect(document.title).toBe('页面不存在-RCEP 标准与合规平台'));
    go(-1);
    await isTyped();
    expect(await nickname()).toBe(typed);
    expect(titles()).toEqual([HOME, '个人中心']);
    go(1);
    expect(await heading(NOT_THERE)).toBeVisible();
  });

  it('the same one again, and from there by link', async () => {
    await editNickname();
    for (const _time of [1, 2]) {
      visit('/nowhere');
      expect(await heading(NOT_THERE)).toBeVisible();
      await addressBecomes('/404');
    }
    await userEvent.click(await screen.findByRole('link', { name: '回到首页' }));
    await userEvent.click(await screen.findByRole('link', { name: '后台' }));
    expect(await heading(HOME)).toBeVisible();
    await choose(/^个人中心/);
    await isTyped();
  });

  it('one the user may not see: 401, whose link leads back into the console', async () => {
    signInAs('viewer');
    await openApp('/personal/center');
    await userEvent.type(await nickname(), '二');
    await waitFor(() => expect(unsavedTabs()).toHaveLength(1));
    visit('/personnelManagement');
    expect(await heading(NOT_ALLOWED)).toBeVisible();
    expect(address()).toBe('/401');
    await userEvent.click(screen.getByRole('link', { name: '回到后台首页' }));
    expect(await heading(HOME)).toBeVisible();
    expect(titles()).toEqual([HOME, '个人中心']);
    await choose(/^个人中心/);
    expect(await nickname()).toHaveValue('示例访客二');
  });
});

describe('nothing is asked', () => {
  it('between pages of the console, by link and by the browser', async () => {
    await editNickname();
    await userEvent.click(bar().getByRole('tab', { name: '后台系统首页' }));
    expect(await heading('后台系统首页')).toBeVisible();
    act(() => window.history.back());
    expect(await nickname()).toHaveValue('示例管理员二');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('where the session ends: /401 at once, and the draft is there after the next login', async () => {
    await editNickname();
    // Of this page alone: calls in the background would end the session before the press.
    server.use(http.get('*/dict/findPage', () => HttpResponse.json({ code: 401, msg: 'x', data: null })));
    await userEvent.click(screen.getByRole('button', { name: '系统配置' }));
    await userEvent.click(screen.getByRole('link', { name: '字典管理' }));
    await addressBecomes('/401?redirect=%2Fsystem%2Fdict');
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(useSession.getState().accessToken).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('by who logs out: that has its own question', async () => {
    await editNickname();
    await userEvent.click(screen.getByRole('button', { name: '账号菜单：示例管理员' }));
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
    const requested = await question();
    expect(requested.getByText('你确定要退出RCEP 标准与合规平台吗？')).toBeVisible();
    await userEvent.click(requested.getByRole('button', { name: '确定' }));
    await addressBecomes('/login');
    expect(await heading('登录后台')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('who logs out on the portal', () => {
  it('leaves nothing open for the next user in the same window', async () => {
    await editNickname();
    await userEvent.click(portal());
    await addressBecomes('/home');
    await userEvent.click(await bar().findByRole('button', { name: '退出登录' }));
    await userEvent.click((await question()).getByRole('button', { name: '确定' }));
    expect(await heading('登录后台')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '昵称', hidden: true })).not.toBeInTheDocument();
    await userEvent.type(await screen.findByRole('textbox', { name: '用户名' }), 'viewer');
    await userEvent.type(screen.getByLabelText('密码'), 'Aa123456.');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await addressBecomes('/index');
    expect(await heading(HOME)).toBeVisible();
    expect(titles()).toEqual([HOME]);
    visit('/personal/center');
    expect(await nickname()).toHaveValue('示例访客');
  });
});
