import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askLogOut } from '@/app/log-out';
import { useNotices } from '@/app/notices';
import { onSessionEnd } from '@/app/session-end';
import { wireApi } from '@/app/wiring';
import { setUser, useSession } from '@/features/session/session-store';
import { startI18n } from '@/shared/i18n/i18n';
import { writeDraft } from '@/shared/storage/draft';
import { readToken } from '../../../mocks/tokens';
import { useApiServer } from '../../support/api-server';
import { signInAs, useFreshConsole } from '../../support/sign-in-as';

const server = useApiServer();
useFreshConsole();

const LOGOUT = '*/rcep-boot/system/logout';
const UNTOLD = ['你已在这个浏览器退出，但没能通知服务器。这次登录在服务器上到期后才会失效。'];
const forget = vi.fn<() => void>();

beforeEach(async () => {
  forget.mockReset();
  onSessionEnd(forget);
  window.location.hash = '#/system/dict?page=2';
  await startI18n('zh', ['shell', 'ui', 'messages']);
  wireApi();
});

const USER = {
  userId: '3',
  username: '示例编辑',
  avatar: 'a.png',
  roles: ['editor'],
  perms: ['system_dict_insert'],
  isSuperAdmin: false,
};

/** Signs in, presses log out, and answers the question. */
async function logOut(isConfirmed: boolean) {
  const token = signInAs('editor');
  setUser(USER);
  const done = askLogOut();
  await vi.waitFor(() => expect(useNotices.getState().question).not.toBeNull());
  const text = useNotices.getState().question?.text;
  useNotices.getState().question?.answer(isConfirmed);
  await done;
  return { token, text };
}

describe('§4 "logged out (server logout call, then roles, perms and token cleared, stored token removed)"', () => {
  it('asks first, then ends the token on the server and here, and §2 "after logout the user goes to /login"', async () => {
    const { token, text } = await logOut(true);
    expect(text).toBe('你确定要退出RCEP 标准与合规平台吗？');
    expect(readToken(token)).toBeNull();
    expect(useSession.getState()).toEqual(useSession.getInitialState());
    expect(useSession.getState()).toMatchObject({ accessToken: null, roles: [], perms: [], isLoaded: false });
    expect(localStorage.getItem('opsli-token')).toBeNull();
    expect(forget).toHaveBeenCalledOnce();
    expect(window.location.hash).toBe('#/login');
  });

  it('the call carries the token, so that the server knows whose session ends', async () => {
    const sent: (string | null)[] = [];
    server.use(
      http.post(LOGOUT, ({ request }) => {
        sent.push(request.headers.get('T-Authorization'));
        return HttpResponse.json({ msg: '登出成功！', code: 0, data: null, timestamp: 1 });
      }),
    );
    const { token } = await logOut(true);
    expect(sent).toEqual([token]);
  });

  it('answered with no, nothing happens', async () => {
    const { token } = await logOut(false);
    expect(useSession.getState()).toMatchObject({ accessToken: token, perms: USER.perms });
    expect(localStorage.getItem('opsli-token')).toBe(token);
    expect(readToken(token)).not.toBeNull();
    expect(forget).not.toHaveBeenCalled();
    expect(window.location.hash).toBe('#/system/dict?page=2');
  });

  it.each([
    ['fails', () => HttpResponse.json({ msg: '服务器异常', code: -1, timestamp: 1 }), UNTOLD],
    ['cannot be reached', () => HttpResponse.error(), UNTOLD],
    ['is behind a broken gateway', () => new HttpResponse('<h1>502</h1>', { status: 502 }), UNTOLD],
    [
      'knows the token no longer',
      () => HttpResponse.json({ msg: '凭证已过期', code: 401, timestamp: 1 }),
      [],
    ],
  ])(
    'H3: where the server %s the user is out all the same; a failure is shown',
    async (_what, answer, shown) => {
      server.use(http.post(LOGOUT, answer));
      await logOut(true);
      expect(useSession.getState().accessToken).toBeNull();
      expect(localStorage.getItem('opsli-token')).toBeNull();
      expect(useNotices.getState().notices.map(({ text }) => text)).toEqual(shown);
      expect(window.location.hash).toBe('#/login');
    },
  );

  it('H3: takes effect at once, while the server is silent; pressed again nothing is sent twice', async () => {
    const sent: { token: string | null; keepalive: boolean }[] = [];
    let answer = () => {};
    const silence = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.post(LOGOUT, async ({ request }) => {
        sent.push({ token: request.headers.get('T-Authorization'), keepalive: request.keepalive });
        await silence;
        return HttpResponse.json({ msg: '登出成功！', code: 0, data: null, timestamp: 1 });
      }),
    );
    const first = logOut(true);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(localStorage.getItem('opsli-token')).toBeNull();
    expect(useSession.getState()).toEqual(useSession.getInitialState());
    expect(window.location.hash).toBe('#/login');
    const second = askLogOut();
    await vi.waitFor(() => expect(useNotices.getState().question).not.toBeNull());
    useNotices.getState().question?.answer(true);
    await second;
    answer();
    const { token } = await first;
    // Carried on by the browser where the tab is closed.
    expect(sent).toEqual([{ token, keepalive: true }]);
    expect(useNotices.getState().notices).toEqual([]);
  });

  it('M4, H2: what was typed and not saved goes with an intended end, in both stores; what is saved on purpose stays', async () => {
    const token = signInAs('editor');
    setUser(USER);
    writeDraft('user:7', { changes: { mobile: '13912345678' }, version: 1 });
    writeDraft('kept', []);
    writeDraft('bom:940620', {});
    writeDraft('last-visit', {});
    for (const key of ['home-task', 'tariff-draft', 'origin-rule-draft'])
      sessionStorage.setItem(`rcep:draft:3:${key}`, '{"hs":"SECRET"}');
    sessionStorage.setItem('rcep:draft:visitor:home-task', '{}');
    localStorage.setItem('rcep:draft:visitor:kept', '[]');
    const done = askLogOut();
    await vi.waitFor(() => expect(useNotices.getState().question).not.toBeNull());
    useNotices.getState().question?.answer(true);
    await done;
    expect(readToken(token)).toBeNull();
    expect(
      Object.keys(localStorage)
        .filter((key) => key.startsWith('rcep:draft:'))
        .toSorted(),
    ).toEqual([
      'rcep:draft:3:bom:940620',
      'rcep:draft:3:kept',
      'rcep:draft:3:last-visit',
      'rcep:draft:visitor:kept',
    ]);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('rcep:draft:'))).toEqual([
      'rcep:draft:visitor:home-task',
    ]);
  });
});
