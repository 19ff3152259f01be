import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterConsole } from '@/app/console/enter-console';
import { useNotices } from '@/app/notices';
import { endSession } from '@/app/session-end';
import { wireApi } from '@/app/wiring';
import { useMenu } from '@/features/menu/menu-store';
import { clearSession, useSession } from '@/features/session/session-store';
import { useTabs, visitTab } from '@/features/tabs/tabs-store';
import { config } from '@/shared/config/config';
import { startI18n } from '@/shared/i18n/i18n';
import { setScenario, type ScenarioName } from '../../../../mocks/scenarios';
import { useApiServer } from '../../../support/api-server';
import { gate } from '../../../support/gate';
import { signInAs, useFreshConsole } from '../../../support/sign-in-as';

const server = useApiServer();
useFreshConsole();

const GET_INFO = '/rcep-boot/api/v1/system/user/getInfo';
const MENU_TREE = '/rcep-boot/api/v1/system/menu/findMenuTree';

let requested: string[] = [];
const reload = vi.fn<() => void>();
const { href, origin, protocol } = location;

beforeEach(async () => {
  requested = [];
  reload.mockReset();
  const place = { href, origin, protocol, reload, hash: '#/index' };
  vi.spyOn(globalThis, 'location', 'get').mockReturnValue(place as unknown as Location);
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => void requested.push(new URL(request.url).pathname));
  await startI18n('zh', ['ui', 'messages']);
  wireApi();
});

const shown = () => useNotices.getState().notices.map(({ text }) => text);
const isOut = () =>
  expect({ ...useSession.getState(), stored: localStorage.getItem('opsli-token') }).toMatchObject({
    accessToken: null,
    isLoaded: false,
    roles: [],
    perms: [],
    stored: null,
  });

describe('§4 "token present but no permissions loaded → fetch user info, build routes"', () => {
  it('both are there afterwards', async () => {
    const token = signInAs('editor');
    await enterConsole();
    expect(useSession.getState()).toMatchObject({
      accessToken: token,
      isLoaded: true,
      username: '示例编辑',
      roles: ['editor'],
      perms: expect.arrayContaining(['system_dict_insert']) as unknown,
    });
    expect(useMenu.getState().status).toBe('ready');
    expect(useMenu.getState().entries.map(({ path }) => path)).toEqual([
      '/system',
      '/content',
      'https://rcepsec.org/',
    ]);
    expect(requested.toSorted()).toEqual([MENU_TREE, GET_INFO]);
  });

  it('they are requested side by side, neither waits for the other', async () => {
    let isMenuRequested = () => {};
    const menuRequested = new Promise<void>((resolve) => {
      isMenuRequested = resolve;
    });
    server.use(
      http.get(`*${GET_INFO}`, async () => {
        await menuRequested;
      }),
      http.post(`*${MENU_TREE}`, () => {
        isMenuRequested();
      }),
    );
    signInAs('admin');
    await enterConsole();
    expect(useSession.getState().isLoaded).toBe(true);
    expect(useMenu.getState().status).toBe('ready');
  });

  it('calls at the same time share one attempt; a later one is a new attempt', async () => {
    signInAs('admin');
    await Promise.all([enterConsole(), enterConsole(), enterConsole()]);
    expect(requested).toHaveLength(2);
    await enterConsole();
    // The user is known by now; the menu is read again.
    expect(requested.filter((path) => path === MENU_TREE)).toHaveLength(2);
  });

  it('a user who is known already, as from the portal, is not requested again', async () => {
    signInAs('admin');
    useSession.setState({ isLoaded: true, username: '示例管理员' });
    await enterConsole();
    expect(requested).toEqual([MENU_TREE]);
  });

  it('no permission at all is an answer like any other: nothing is asked again', async () => {
    setScenario('perms-empty');
    signInAs('viewer');
    await enterConsole();
    expect(useSession.getState()).toMatchObject({ isLoaded: true, perms: [] });
    expect(useMenu.getState().status).toBe('ready');
    expect(shown()).toEqual([]);
  });
});

describe('§5 "after user-info", §8 "failure to load user info or routes resets the token"', () => {
  it.each<[string, ScenarioName, string]>([
    ['no data', 'user-info-empty', '验证失败，请重新登录'],
    ['missing roles array', 'user-info-no-roles', '用户信息接口异常'],
  ])('%s → the message of the specification', async (_what, scenario, message) => {
    setScenario(scenario);
    signInAs('admin');
    await enterConsole();
    expect(shown()).toEqual([message]);
    isOut();
  });

  it.each([null, ''])('missing realName (%j) → 用户信息接口异常', async (realName) => {
    server.use(
      http.get(`*${GET_INFO}`, () =>
        HttpResponse.json({ msg: '', code: 0, data: { id: '2', realName, roles: ['admin'], perms: [] } }),
      ),
    );
    signInAs('admin');
    await enterConsole();
    expect(shown()).toEqual(['用户信息接口异常']);
    isOut();
  });

  it.each<[ScenarioName, string]>([
    ['malformed-json', 'findMenuTree'],
    ['malformed-data', 'findMenuTree'],
    ['malformed-json', 'getInfo'],
  ])('%s of %s cannot be used: one message, and the token is gone', async (scenario, call) => {
    setScenario(`${scenario}:${call}`);
    signInAs('admin');
    expect(await enterConsole()).toBeNull();
    await vi.waitFor(() => expect(shown()).toEqual(['后端接口未知异常']));
    isOut();
  });

  it.each<[ScenarioName, string, object, number]>([
    ['http-500', 'findMenuTree', { status: 500 }, 2],
    ['http-502', 'getInfo', { status: 502 }, 2],
    ['offline', 'findMenuTree', { name: 'NetworkError' }, 2],
    ['server-error', 'getInfo', { code: -1 }, 2],
    ['rate-limited', 'getInfo', { code: 10700 }, 2],
    ['permission-missing', 'findMenuTree', { code: 100210 }, 1],
  ])('M2: %s of %s: requested %j, and the session stays', async (scenario, call, error, times) => {
    setScenario(`${scenario}:${call}`);
    const token = signInAs('admin');
    expect(await enterConsole()).toMatchObject(error);
    expect(requested.filter((path) => path.endsWith(call))).toHaveLength(times);
    expect(useSession.getState().accessToken).toBe(token);
    expect(localStorage.getItem('opsli-token')).toBe(token);
    expect(shown()).toEqual([]);

    setScenario(null);
    expect(await enterConsole()).toBeNull();
    expect(useSession.getState().isLoaded).toBe(true);
    expect(useMenu.getState().status).toBe('ready');
  });

  it('M2: a hiccup that has passed half a second later is not noticed', async () => {
    let isFirst = true;
    server.use(
      http.get(`*${GET_INFO}`, () => {
        if (!isFirst) return undefined;
        isFirst = false;
        return new HttpResponse('<h1>502</h1>', { status: 502 });
      }),
    );
    signInAs('admin');
    expect(await enterConsole()).toBeNull();
    expect(useSession.getState()).toMatchObject({ isLoaded: true, username: '示例管理员' });
    expect(shown()).toEqual([]);
  });

  it('an invalid token has the effects of its code, once', async () => {
    setScenario('token-expired');
    signInAs('admin');
    await enterConsole();
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(reload).toHaveBeenCalledOnce();
    expect(shown()).toEqual(['凭证已过期，请重新登陆']);
    isOut();
  });

  it('nothing of the user stays behind', async () => {
    signInAs('admin');
    await enterConsole();
    const title = { text: '字典管理' };
    visitTab(
      {
        path: '/system/dict',
        fullPath: '/system/dict',
        name: '3',
        query: '',
        meta: { title, affix: false, noKeepAlive: false },
      },
      [],
    );
    endSession();
    expect(useMenu.getState()).toEqual(useMenu.getInitialState());
    expect(useTabs.getState().tabs).toEqual([]);
  });
});

describe('somebody else signs in while the calls are under way', () => {
  it('the late answer and the late failure of the first session change nothing', async () => {
    signInAs('viewer');
    let isFirst = true;
    const answer = gate();
    server.use(
      http.get(`*${GET_INFO}`, async () => {
        if (!isFirst) return undefined;
        isFirst = false;
        await answer.opened;
        return HttpResponse.json({ msg: '', code: 0, data: null });
      }),
    );
    const first = enterConsole();
    await vi.waitFor(() => expect(requested).toContain(GET_INFO));
    const token = signInAs('editor');
    await enterConsole();
    answer.open();
    await first;
    expect(useSession.getState()).toMatchObject({
      accessToken: token,
      username: '示例编辑',
      roles: ['editor'],
    });
    expect(useMenu.getState().status).toBe('ready');
  });

  it('nothing is loaded for somebody who signed out meanwhile', async () => {
    signInAs('viewer');
    const entering = enterConsole();
    clearSession();
    await entering;
    isOut();
    expect(shown()).toEqual([]);
  });
});

describe('§4 "if login interception is off the user is treated as logged in with the admin permission"', () => {
  it('nothing is asked, the single role admin is assumed', async () => {
    vi.spyOn(config, 'loginInterception', 'get').mockReturnValue(false);
    await enterConsole();
    expect(requested).toEqual([]);
    expect(useSession.getState()).toMatchObject({
      accessToken: null,
      isLoaded: true,
      roles: ['admin'],
      perms: ['admin'],
      isSuperAdmin: false,
    });
    expect(useMenu.getState()).toMatchObject({ status: 'ready', entries: [] });
  });

  it('while it is on, nobody is taken for an admin because their token has gone before the calls', async () => {
    await enterConsole();
    expect(requested).toEqual([]);
    isOut();
    expect(useMenu.getState().status).toBe('idle');
  });
});

describe('§4 route building mode', () => {
  it("'intelligence': routes by permissions, without those of the server", async () => {
    vi.spyOn(config, 'routeMode', 'get').mockReturnValue('intelligence');
    signInAs('admin');
    await enterConsole();
    expect(requested).toEqual([GET_INFO]);
    expect(useMenu.getState()).toMatchObject({ status: 'ready', entries: [] });
    expect(useSession.getState().isLoaded).toBe(true);
  });
});
