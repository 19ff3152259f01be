import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { wireSession } from '@/app/wiring';
import { useSession } from '@/features/session/session-store';
import { unsavedTabs } from '@/features/tabs/tabs-store';
import { setScenario } from '../../mocks/scenarios';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';
import { watchReload } from '../support/watch-reload';

configure({ asyncUtilTimeout: 15_000 });
useApiServer();
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
const LEAVING =
  '以下页面有未保存的修改：个人中心。离开后台会关闭它们的表单；填写的内容留在本浏览器里，再打开表单时恢复，密码和“安全设置”里填的除外。确定离开吗？';
const question = async () => {
  const asked = within(await screen.findByRole('dialog', { name: '温馨提示' }));
  expect(asked.getByText(LEAVING)).toBeVisible();
  return asked;
};
const answer = async (word: '确定' | '取消') =>
  userEvent.click((await question()).getByRole('button', { name: word }));
const isAnswered = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The personal centre of an admin with a changed nickname; the dictionaries stand behind it, about page before it. */
async function editNickname() {
  signInAs('admin');
  await openApp('/home/about');
  await userEvent.click(await screen.findByRole('link', { name: '后台' }));
  expect(await heading('后台系统首页')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '账号菜单：示例管理员' }));
  await userEvent.click(bar().getByRole('link', { name: '个人中心' }));
  await userEvent.type(await nickname(), '二');
  await waitFor(() => expect(unsavedTabs()).toHaveLength(1));
}

describe('unsaved edits are asked about before the console is left for the portal', () => {
  it('no: everything stays as it was typed', async () => {
    await editNickname();
    await userEvent.click(portal());
    await answer('取消');
    await isAnswered();
    expect(address()).toBe('/personal/center');
    expect(await nickname()).toHaveValue('示例管理员二');
  });

  it('yes: the portal; back again, the tabs are there and the draft is in its form', async () => {
    await editNickname();
    await userEvent.click(portal());
    await answer('确定');
    await addressBecomes('/home');
    await userEvent.click(await screen.findByRole('link', { name: '后台' }));
    expect(await heading('后台系统首页')).toBeVisible();
    expect(titles()).toEqual(['后台系统首页', '个人中心']);
    await userEvent.click(bar().getByRole('tab', { name: /^个人中心/ }));
    expect(await nickname()).toHaveValue('示例管理员二');
    await waitFor(() => expect(unsavedTabs()).toHaveLength(1));
  });

  it('also on the way back in the browser, any number of times', async () => {
    await editNickname();
    // Refused once, the console stands right behind the page that was asked for.
    for (const steps of [-2, -1]) {
      act(() => window.history.go(steps));
      await answer('取消');
      await isAnswered();
      expect(address()).toBe('/personal/center');
      expect(await nickname()).toHaveValue('示例管理员二');
    }
    act(() => window.history.back());
    await answer('确定');
    await addressBecomes('/home/about');
    expect(await heading('关于本站')).toBeVisible();
  });

  it('and where an address is typed by hand', async () => {
    await editNickname();
    act(() => void (window.location.hash = '#/home/newsDetails'));
    await answer('确定');
    await addressBecomes('/home/newsDetails');
    expect(await heading('新闻资讯')).toBeVisible();
  });
});

describe('nothing is asked', () => {
  it('where nothing is unsaved', async () => {
    signInAs('admin');
    await openApp('/personal/center');
    await nickname();
    await userEvent.click(portal());
    await addressBecomes('/home');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

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
    setScenario('no-permission');
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
    const asked = within(await screen.findByRole('dialog', { name: '温馨提示' }));
    expect(asked.queryByText(LEAVING)).not.toBeInTheDocument();
    await userEvent.click(asked.getByRole('button', { name: '确定' }));
    await addressBecomes('/login');
    expect(await heading('登录后台')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
