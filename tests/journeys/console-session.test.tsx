import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { showSavedNotice, useNotices } from '@/app/notices';
import { wireSession } from '@/app/wiring';
import { useMenu } from '@/features/menu/menu-store';
import { useSession } from '@/features/session/session-store';
import { useTabs } from '@/features/tabs/tabs-store';
import { systemControls } from '../../mocks/handlers/system/controls';
import { setScenario } from '../../mocks/scenarios';
import { readToken } from '../../mocks/tokens';
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
const shown = () => useNotices.getState().notices.map(({ text }) => text);
const dictionaries = () => screen.findByText(/^\d+ 个字典类型$/);
const stored = () => localStorage.getItem('opsli-token');
const nothingIsLeft = () => {
  expect(useSession.getState()).toMatchObject({ accessToken: null, isLoaded: false, roles: [], perms: [] });
  expect(useMenu.getState()).toEqual(useMenu.getInitialState());
  expect(useTabs.getState().tabs).toEqual([]);
  expect(stored()).toBeNull();
};

/** The dictionaries as a sample account sees them; gives its token. */
async function openDictionaries(user: Parameters<typeof signInAs>[0] = 'admin', query = '') {
  const token = signInAs(user);
  await openApp(`/system/dict${query}`);
  await dictionaries();
  return token;
}

/** Reads the list again, as the user asks for it. */
const refresh = async () => userEvent.click(screen.getByRole('button', { name: '刷新' }));

async function logOut(name: string, answer: '确定' | '取消') {
  await userEvent.click(screen.getByRole('button', { name: `账号菜单：${name}` }));
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  const question = within(await screen.findByRole('dialog', { name: '温馨提示' }));
  expect(question.getByText('你确定要退出RCEP 标准与合规平台吗？')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: answer }));
}

async function signInByForm(name: string) {
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: '用户名' }), name);
  await user.type(screen.getByLabelText('密码'), 'Aa123456.');
  await user.click(screen.getByRole('button', { name: '登录' }));
}

describe('§4 "logged out (server logout call, then roles, perms and token cleared, stored token removed, router reset, dictionary cache cleared after 500 ms)"', () => {
  it('§2 "after logout the user goes to /login", with nothing of them left', async () => {
    const token = await openDictionaries();
    await waitFor(() => expect(localStorage.getItem('opsli:dict')).toContain('no_yes'));
    await logOut('示例管理员', '确定');
    expect(await heading('登录后台')).toBeVisible();
    await addressBecomes('/login');
    nothingIsLeft();
    expect(readToken(token)).toBeNull();
    await waitFor(() => expect(localStorage.getItem('opsli:dict')).toBeNull());
    expect(reload).not.toHaveBeenCalled();
    expect(shown()).toEqual([]);
  });

  it('answered with no, the page stays as it is', async () => {
    const token = await openDictionaries();
    await logOut('示例管理员', '取消');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await heading('字典管理')).toBeVisible();
    expect(stored()).toBe(token);
  });

  it('the next user in the same window sees their own menu, tabs and data, and what they are allowed to', async () => {
    await openDictionaries('admin', '?typeName=日志');
    await logOut('示例管理员', '确定');
    await signInByForm('viewer');
    await addressBecomes('/index');
    expect(await heading('后台系统首页')).toBeVisible();
    const titles = within(screen.getByRole('banner')).getAllByRole('tab');
    expect(titles.map((each) => each.textContent)).toEqual(['后台系统首页']);
    const menu = within(screen.getByRole('navigation', { name: '后台菜单' }));
    expect(menu.queryByRole('link', { name: '配置' })).not.toBeInTheDocument();
    await userEvent.click(menu.getByRole('link', { name: '字典管理' }));
    expect(await dictionaries()).toBeVisible();
    expect(screen.queryByRole('button', { name: '新增字典' })).not.toBeInTheDocument();
  });
});

describe('§2 "page reloads when the stored token changes or is cleared in another tab"', () => {
  it.each([
    ['changes', 'another-token'],
    ['is cleared', null],
  ])('it %s: asked once', async (_how, value) => {
    await openDictionaries();
    if (value === null) localStorage.removeItem('opsli-token');
    else localStorage.setItem('opsli-token', value);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'opsli-token', newValue: value }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'opsli-token', newValue: value }));
    });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('what this tab does itself asks for nothing', async () => {
    await openDictionaries();
    await logOut('示例管理员', '确定');
    await addressBecomes('/login');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('§8 "401 no permission: token reset, reload if interception on, cache cleared, go to /401"', () => {
  it('and a new login leads back to the same place', async () => {
    await openDictionaries('admin', '?size=20');
    setScenario('no-permission');
    await refresh();
    expect(await heading('登录已失效')).toBeVisible();
    await addressBecomes('/401?redirect=%2Fsystem%2Fdict%3Fsize%3D20');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    nothingIsLeft();
    await waitFor(() => expect(localStorage.getItem('opsli:dict')).toBeNull());

    setScenario(null);
    await userEvent.click(screen.getByRole('link', { name: '重新登录' }));
    await addressBecomes('/login?redirect=%2Fsystem%2Fdict%3Fsize%3D20');
    await signInByForm('admin');
    expect(await dictionaries()).toBeVisible();
    expect(address()).toBe('/system/dict?size=20');
  });

  it('a session that the server has lost ends the same way', async () => {
    await openDictionaries();
    systemControls.expireTokens();
    await refresh();
    expect(await heading('登录已失效')).toBeVisible();
    await addressBecomes('/401?redirect=%2Fsystem%2Fdict');
    nothingIsLeft();
  });

  it('a missing permission of one call (100210) is said in its section: session and page stay', async () => {
    const token = signInAs('admin');
    setScenario('permission-missing:dict/findPage');
    await openApp('/system/dict');
    expect(await screen.findByText('权限不足，请联系管理员')).toBeVisible();
    expect(await heading('字典管理')).toBeVisible();
    expect(stored()).toBe(token);
    expect(address()).toBe('/system/dict');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('§8 "402 invalid login/token: error message, token reset, reload if login interception on, dictionary cache cleared"', () => {
  it('the message once, the reset once for a burst, and the login knows the way back', async () => {
    await openDictionaries('admin', '?size=20');
    let answered = 0;
    server.events.on('response:mocked', () => void answered++);
    setScenario('token-expired');
    // The first page asks for several lists at once.
    await userEvent.click(within(screen.getByRole('banner')).getByRole('tab', { name: '后台系统首页' }));
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(await heading('登录后台')).toBeVisible();
    expect(answered).toBeGreaterThan(1);
    expect(shown()).toEqual(['凭证已过期，请重新登陆']);
    expect(reload).toHaveBeenCalledOnce();
    nothingIsLeft();
    expect(address()).toBe('/login?redirect=%2Findex');
    server.events.removeAllListeners();

    // What the reader finds after the reload.
    useNotices.setState(useNotices.getInitialState(), true);
    act(showSavedNotice);
    expect(await screen.findByText('凭证已过期，请重新登陆')).toBeVisible();
  });

  it('while the console is being entered: one message, one reload, the login', async () => {
    signInAs('admin');
    setScenario('token-expired');
    await openApp('/system/dict');
    expect(await screen.findByText('凭证已过期，请重新登陆')).toBeVisible();
    expect(await heading('登录后台')).toBeVisible();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(shown()).toEqual(['凭证已过期，请重新登陆']);
    expect(address()).toBe('/login?redirect=%2Fsystem%2Fdict');
  });
});

describe('a session that ends while its user is on a public page', () => {
  it('drops the token without a word; the page goes on and has all its figures', async () => {
    const answered: string[] = [];
    server.events.on('response:mocked', ({ request }) => answered.push(request.url));
    await openDictionaries();
    // The last request of the console itself: with the expired token it would lead to the login.
    await waitFor(() => expect(answered.join(' ')).toContain('/notification/'));
    server.events.removeAllListeners();
    setScenario('token-expired');
    await userEvent.click(screen.getByRole('link', { name: '门户' }));
    expect(await screen.findByRole('img', { name: /^税率尺：RCEP 8\.2%/ })).toBeVisible();
    await waitFor(nothingIsLeft);
    expect(await screen.findByRole('link', { name: '登录' })).toBeVisible();
    expect(address()).toBe('/home');
    expect(shown()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('§8 "10100 row lock: confirm dialog with the message; confirming reloads the page"', () => {
  it.each([
    ['确定', 1],
    ['取消', 0],
  ])('%s: reloaded %i times, the session stays', async (answer, times) => {
    const token = await openDictionaries('system', '?typeCode=risk_level');
    server.use(
      http.post('*/rcep-boot/api/v1/system/dict/del', () =>
        HttpResponse.json({ msg: '删除数据失败，是否刷新页面重试？', code: 10100, data: null, timestamp: 1 }),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: '删除 risk_level' }));
    const own = await screen.findByText('你确定要删除当前项吗');
    const dialog = own.closest<HTMLElement>('[role="dialog"]');
    if (dialog === null) throw new Error('The question is in no dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    const question = await screen.findByText('删除数据失败，是否刷新页面重试？');
    const lock = question.closest<HTMLElement>('dialog, [role="dialog"]');
    if (lock === null) throw new Error('The question is in no dialog');
    await userEvent.click(within(lock).getByRole('button', { name: answer }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(reload).toHaveBeenCalledTimes(times);
    expect(stored()).toBe(token);
  });
});
