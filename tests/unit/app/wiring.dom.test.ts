import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { greetAfterSignIn } from '@/app/account/greet';
import { showSavedNotice, useNotices } from '@/app/notices';
import { endSession, onSessionEnd } from '@/app/session-end';
import { wireApi, wireSession } from '@/app/wiring';
import { setUser, useSession } from '@/features/session/session-store';
import { greetIfDue, requestGreeting } from '@/features/session/sign-in/signed-in';
import { BusinessError } from '@/shared/api/client/api-errors';
import { defineEndpoint } from '@/shared/api/endpoint';
import { callApi } from '@/shared/api/client/http-client';
import { startI18n, switchLanguage } from '@/shared/i18n/i18n';
import { dictCache } from '@/shared/storage/dict-cache';
import { tokenStorage } from '@/shared/storage/token-storage';
import { setScenario } from '../../../mocks/scenarios';
import { useApiServer } from '../../support/api-server';

const server = useApiServer();

const insertThing = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/thing/insert',
  summary: 'Makes a thing',
  data: z.unknown(),
});
const THING_URL = '*/rcep-boot/api/v1/system/thing/insert';

const reload = vi.fn<() => void>();
const ended = vi.fn<() => void>();
const { href, origin, protocol } = location;
const place = { href, origin, protocol, reload, hash: '' };

beforeAll(() => {
  onSessionEnd(ended);
  wireSession();
  greetAfterSignIn();
  greetAfterSignIn();
});

beforeEach(async () => {
  reload.mockReset();
  ended.mockReset();
  place.hash = '#/index';
  vi.spyOn(globalThis, 'location', 'get').mockReturnValue(place as unknown as Location);
  useNotices.setState(useNotices.getInitialState(), true);
  useSession.setState({ accessToken: 'jwt' });
  setUser({
    userId: '9',
    username: '王小明',
    avatar: '',
    roles: ['admin'],
    perms: ['user:insert'],
    isSuperAdmin: false,
  });
  tokenStorage.set('jwt');
  await startI18n('zh', ['shell', 'ui', 'messages']);
  wireApi();
});

const insert = () => callApi(insertThing, { body: {} } as never);
const shown = () => useNotices.getState().notices.map(({ text }) => text);

describe('the client in the application', () => {
  it('an invalid session is reset once for a burst, and its message is there after the reload', async () => {
    setScenario('token-expired');
    await Promise.allSettled([insert(), insert(), insert()]);
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(shown()).toEqual(['凭证已过期，请重新登陆']);
    expect(useSession.getState()).toMatchObject({
      accessToken: null,
      isLoaded: false,
      username: '',
      avatar: '',
      roles: [],
      perms: [],
    });
    expect(ended).toHaveBeenCalledOnce();
    expect(localStorage.getItem('opsli-token')).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
    expect(place.hash).toBe('#/index');

    useNotices.setState(useNotices.getInitialState(), true);
    showSavedNotice();
    expect(shown()).toEqual(['凭证已过期，请重新登陆']);
  });

  it('a missing permission leads to /401, which knows the way back', async () => {
    place.hash = '#/index?a=1';
    setScenario('no-permission');
    await expect(insert()).rejects.toThrow(BusinessError);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(place.hash).toBe('#/401?redirect=%2Findex%3Fa%3D1');
    expect(useSession.getState().accessToken).toBeNull();
    expect(localStorage.getItem('opsli-token')).toBeNull();
    expect(ended).toHaveBeenCalledOnce();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('a locked row asks; answered %s the page is loaded again %i times', async (isConfirmed, times) => {
    setScenario('row-locked');
    await expect(insert()).rejects.toThrow(BusinessError);
    await vi.waitFor(() => expect(useNotices.getState().question).not.toBeNull());
    expect(useSession.getState().accessToken).toBe('jwt');
    useNotices.getState().question?.answer(isConfirmed);
    expect(useNotices.getState().question).toBeNull();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(times));
  });

  it('says a transport error in the language in use', async () => {
    setScenario('http-502');
    await switchLanguage('en');
    await expect(insert()).rejects.toThrow();
    await vi.waitFor(() => expect(shown()).toEqual([expect.stringMatching(/502/)]));
    expect(shown()[0]).toMatch(/^[\x20-\x7e’]+$/);
  });

  it('sends the token and the language, and covers the page while it writes', async () => {
    let answer = () => {};
    const requested = new Promise<Headers>((resolve) => {
      server.use(
        http.post(THING_URL, async ({ request }) => {
          resolve(request.headers);
          await new Promise<void>((go) => {
            answer = go;
          });
          return HttpResponse.json({ code: 0, data: null });
        }),
      );
    });
    await switchLanguage('vi');
    const call = insert();
    const headers = await requested;
    expect(headers.get('T-Authorization')).toBe('jwt');
    expect(headers.get('Accept-Language')).toBe('vi');
    expect(useNotices.getState().isOverlayOpen).toBe(true);
    answer();
    await call;
    expect(useNotices.getState().isOverlayOpen).toBe(false);
  });
});

describe('a session', () => {
  afterEach(() => void vi.useRealTimers());

  it('§4 "dictionary cache cleared after 500 ms"', async () => {
    dictCache.set({ no_yes: [{ dictName: '是', dictValue: '1' }] });
    vi.useFakeTimers();
    endSession();
    await vi.advanceTimersByTimeAsync(499);
    expect(localStorage.getItem('opsli:dict')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(localStorage.getItem('opsli:dict')).toBeNull());
  });

  it.each([
    ['2026-05-04T07:59:00', '早上好，王小明！欢迎登录RCEP 标准与合规平台'],
    ['2026-05-04T08:00:00', '上午好，王小明！欢迎登录RCEP 标准与合规平台'],
    ['2026-05-04T12:00:00', '中午好，王小明！欢迎登录RCEP 标准与合规平台'],
    ['2026-05-04T17:59:00', '下午好，王小明！欢迎登录RCEP 标准与合规平台'],
    ['2026-05-04T18:00:00', '晚上好，王小明！欢迎登录RCEP 标准与合规平台'],
  ])('§4 "after login a greeting notification": at %s "%s", once', async (time, words) => {
    vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
    requestGreeting();
    greetIfDue('王小明');
    await vi.waitFor(() => expect(shown()).toEqual([words]));
    useNotices.setState(useNotices.getInitialState(), true);
    greetIfDue('王小明');
    await switchLanguage('zh');
    expect(shown()).toEqual([]);
  });

  it.each([
    ['changes', 'other-token'],
    ['is cleared', null],
  ])('§2 "page reloads when the stored token %s in another tab"', (_how, value) => {
    if (value === null) localStorage.removeItem('opsli-token');
    else localStorage.setItem('opsli-token', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'opsli-token', newValue: value }));
    expect(reload).toHaveBeenCalledOnce();
    window.dispatchEvent(new StorageEvent('storage', { key: 'opsli-token', newValue: value }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('what else is stored elsewhere reloads nothing', () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'rcep:theme', newValue: '{}' }));
    expect(reload).not.toHaveBeenCalled();
  });
});
