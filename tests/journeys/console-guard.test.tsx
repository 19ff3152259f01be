import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { wireSession } from '@/app/wiring';
import { useSession } from '@/features/session/session-store';
import { config } from '@/shared/config/config';
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
let requested: string[] = [];

beforeEach(() => {
  requested = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => void requested.push(new URL(request.url).pathname));
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const address = () => window.location.hash.slice(1);
const addressBecomes = (wanted: string) => waitFor(() => expect(address()).toBe(wanted));

/** Fills the login form for a sample account and sends it. */
async function signInByForm(name: string) {
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: '用户名' }), name);
  await user.type(screen.getByLabelText('密码'), 'Aa123456.');
  await user.click(screen.getByRole('button', { name: '登录' }));
}

describe('§4 "no token and not whitelisted → login"', () => {
  it('console 13: sign-in at the login as such, the console’s, greets and leads to the console', async () => {
    await openApp('/login');
    await signInByForm('editor');
    await addressBecomes('/index');
    expect(await heading('后台系统首页')).toBeVisible();
    expect(await screen.findByText(/好，示例编辑！欢迎登录RCEP 标准与合规平台$/)).toBeVisible();
  });

  it('sign-in from the portal’s home page greets and leads back to it', async () => {
    await openApp('/home');
    await userEvent.click(await screen.findByRole('link', { name: '登录' }));
    await signInByForm('editor');
    await addressBecomes('/home');
    expect(await screen.findByText(/好，示例编辑！欢迎登录RCEP 标准与合规平台$/)).toBeVisible();
    expect(await screen.findByRole('link', { name: '后台' })).toHaveAttribute('href', '#/index');
    expect(localStorage.getItem('opsli-token')).toBe(useSession.getState().accessToken);
  });

  it('§2 "optional redirect query with the originating page": back there with its query, and greeted once', async () => {
    await openApp('/system/dict?typeCode_EQ=no_yes');
    await addressBecomes('/login?redirect=%2Fsystem%2Fdict%3FtypeCode_EQ%3Dno_yes');
    expect(await heading('登录后台')).toBeVisible();
    await signInByForm('editor');
    await addressBecomes('/system/dict?typeCode_EQ=no_yes');
    expect(await screen.findByText(/好，示例编辑！欢迎登录/)).toBeVisible();
    expect(await heading('字典管理')).toBeVisible();
    expect(requested.filter((path) => path === GET_INFO)).toHaveLength(1);
    await waitFor(() => expect(document.title).toBe('字典管理-RCEP 标准与合规平台'));
  });

  it('who only loads the page again is not greeted', async () => {
    signInAs('editor');
    await openApp('/index');
    expect(await heading('后台系统首页')).toBeVisible();
    expect(screen.queryByText(/欢迎登录RCEP/)).not.toBeInTheDocument();
  });

  it.each(['/index', '/toolIndex', '/personal/center', '/nowhere'])('%s leads to the login', async (from) => {
    await openApp(from);
    await addressBecomes(`/login?redirect=${encodeURIComponent(from)}`);
    expect(await heading('登录后台')).toBeVisible();
    expect(requested.filter((path) => path.includes('/api/v1/system/'))).toEqual([]);
  });
});

describe('§4 "token present but no permissions loaded → fetch user info, build routes"', () => {
  it.each([
    ['/index', '后台系统首页'],
    ['/toolIndex', '后台系统首页'],
    ['/personal/center', '个人中心'],
    ['/personalCenter/personalCenter', '个人中心'],
    ['/system/dict', '字典管理'],
  ])('then %s is shown', async (path, title) => {
    signInAs('admin');
    await openApp(path);
    expect(await heading(title)).toBeVisible();
    expect(address()).toBe(path);
    expect(screen.getByRole('button', { name: '账号菜单：示例管理员' })).toBeVisible();
  });

  it('until then the page says that it loads, and shows no console', async () => {
    let answer = () => {};
    const available = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(http.get(`*${GET_INFO}`, () => available));
    signInAs('admin');
    await openApp('/index');
    expect(await screen.findByText('正在加载…')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: '后台菜单' })).not.toBeInTheDocument();
    answer();
    expect(await heading('后台系统首页')).toBeVisible();
    expect(screen.queryByText('正在加载…', { selector: '.guard-wait' })).not.toBeInTheDocument();
  });

  it('a user without any permission is let in, and the permissions are requested once', async () => {
    setScenario('perms-empty');
    signInAs('viewer');
    await openApp('/system/dict');
    expect(await heading('字典管理')).toBeVisible();
    expect(useSession.getState().perms).toEqual([]);
    expect(requested.filter((path) => path === GET_INFO)).toHaveLength(1);
  });

  it('§8 "unknown paths go to /404"', async () => {
    signInAs('admin');
    await openApp('/nowhere');
    expect(await heading('抱歉，没有这个页面')).toBeVisible();
    expect(address()).toBe('/404');
  });
});

describe('§4 "on failure reset token": the login with a message, never a blank page', () => {
  it.each<[string, string]>([
    ['user-info-empty', '验证失败，请重新登录'],
    ['user-info-no-roles', '用户信息接口异常'],
    ['malformed-data:findMenuTree', '后端接口未知异常'],
  ])('%s: %s', async (scenario, message) => {
    signInAs('admin');
    setScenario(scenario);
    await openApp('/system/dict?typeCode_EQ=no_yes');
    expect(await screen.findByText(message)).toBeVisible();
    expect(await heading('登录后台')).toBeVisible();
    expect(address()).toBe('/login?redirect=%2Fsystem%2Fdict%3FtypeCode_EQ%3Dno_yes');
    expect(useSession.getState().accessToken).toBeNull();
    expect(localStorage.getItem('opsli-token')).toBeNull();
    expect(reload).not.toHaveBeenCalled();

    setScenario(null);
    await signInByForm('admin');
    expect(await heading('字典管理')).toBeVisible();
    expect(address()).toBe('/system/dict?typeCode_EQ=no_yes');
  });
});

describe('M2, console 11: a gateway, the network or a busy server sign nobody out', () => {
  it.each<[string, string]>([
    ['http-500:getInfo', '后端接口500异常'],
    ['http-502:findMenuTree', '后端接口502异常'],
    ['offline:findMenuTree', '后端接口连接异常'],
    ['server-error:getInfo', '服务器异常'],
    ['rate-limited:getInfo', '当前系统繁忙，请稍后再试'],
  ])('%s: %s, and a button that tries again', async (scenario, message) => {
    const token = signInAs('admin');
    setScenario(scenario);
    await openApp('/system/dict?typeCode_EQ=no_yes');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('未能进入后台。');
    expect(alert).toHaveTextContent(message);
    expect(address()).toBe('/system/dict?typeCode_EQ=no_yes');
    expect(localStorage.getItem('opsli-token')).toBe(token);
    expect(reload).not.toHaveBeenCalled();

    setScenario(null);
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await heading('字典管理')).toBeVisible();
    expect(localStorage.getItem('opsli-token')).toBe(token);
  });
});

describe('console 30, row 69: "if login interception is off the user is treated as logged in with the admin permission"', () => {
  it('/index stays, though the server refuses its calls; no /401 in a /401', async () => {
    vi.spyOn(config, 'loginInterception', 'get').mockReturnValue(false);
    await openApp('/index');
    expect(await heading('后台系统首页')).toBeVisible();
    expect(await screen.findAllByText(/认证失败|凭证已过期/)).not.toEqual([]);
    expect(address()).toBe('/index');
    expect(await heading('后台系统首页')).toBeVisible();
  });
});

describe('§2 "a logged-in user visiting the login page is sent to /"', () => {
  it.each([
    ['/login', '/home'],
    ['/login/', '/home'],
    ['/LOGIN?redirect=%2Fsystem%2Fdict', '/system/dict'],
    ['/login?redirect=%2Fsystem%2Fdict', '/system/dict'],
    ['/login?redirect=https%3A%2F%2Fexample.com%2F', '/home'],
  ])('%s leads to %s', async (from, to) => {
    signInAs('admin');
    await openApp(from);
    await addressBecomes(to);
    expect(screen.queryByRole('heading', { name: '登录后台' })).not.toBeInTheDocument();
  });

  it('the sign-up page stays open to them', async () => {
    signInAs('admin');
    await openApp('/register');
    expect(await heading('注册账号')).toBeVisible();
    expect(address()).toBe('/register');
  });
});

describe('§2 "routes needing no login"', () => {
  it.each([
    ['/LOGIN', '登录后台'],
    ['/login/', '登录后台'],
    ['/Register/', '注册账号'],
    ['/HOME/About/', '关于本站'],
  ])('%s is that page to a visitor, as the router matches it', async (path, title) => {
    await openApp(path);
    expect(await heading(title)).toBeVisible();
    expect(address()).toBe(path);
    expect(requested.filter((each) => each.includes('/api/v1/system/'))).toEqual([]);
  });

  it('/home/about stays where the user of a token is unusable, as a visitor’s', async () => {
    signInAs('admin');
    setScenario('user-info-empty:getInfo');
    await openApp('/home/about');
    expect(await heading('关于本站')).toBeVisible();
    await waitFor(() => expect(useSession.getState().accessToken).toBeNull());
    expect(address()).toBe('/home/about');
    expect(within(screen.getByRole('banner')).getByRole('link', { name: '登录' })).toBeVisible();
  });

  it('M2: /home/about stays where the server fails, with the token, and says so', async () => {
    const token = signInAs('admin');
    setScenario('http-500:getInfo');
    await openApp('/home/about');
    expect(await heading('关于本站')).toBeVisible();
    expect(await screen.findByText('后端接口500异常')).toBeVisible();
    expect(localStorage.getItem('opsli-token')).toBe(token);
    expect(address()).toBe('/home/about');
  });

  it('show at once, before the user of the token is known', async () => {
    server.use(
      http.get(`*${GET_INFO}`, async () => {
        await delay('infinite');
      }),
    );
    signInAs('admin');
    await openApp('/home/about');
    expect(await heading('关于本站')).toBeVisible();
  });
});
