import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { showKeptNotice, useNotices } from '@/app/notices';
import { wireApi } from '@/app/wiring';
import { setUser, useSession } from '@/features/session/session-store';
import { BusinessError } from '@/shared/api/api-errors';
import { defineEndpoint } from '@/shared/api/endpoint';
import { callApi } from '@/shared/api/http-client';
import { startI18n, switchLanguage } from '@/shared/i18n/i18n';
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
const { href, origin, protocol } = location;
const place = { href, origin, protocol, reload, hash: '' };

beforeEach(async () => {
  reload.mockReset();
  place.hash = '#/index';
  vi.spyOn(globalThis, 'location', 'get').mockReturnValue(place as unknown as Location);
  useNotices.setState(useNotices.getInitialState(), true);
  useSession.setState({ accessToken: 'jwt' });
  setUser({ username: '王小明', avatar: '', roles: ['admin'], perms: ['user:insert'] });
  localStorage.setItem('opsli-token', 'jwt');
  await startI18n('zh', ['ui', 'messages']);
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
    expect(useSession.getState()).toEqual({
      accessToken: null,
      username: '',
      avatar: '',
      roles: [],
      perms: [],
    });
    expect(localStorage.getItem('opsli-token')).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
    expect(place.hash).toBe('#/index');

    useNotices.setState(useNotices.getInitialState(), true);
    showKeptNotice();
    expect(shown()).toEqual(['凭证已过期，请重新登陆']);
  });

  it('a missing permission leads to /401', async () => {
    setScenario('no-permission');
    await expect(insert()).rejects.toThrow(BusinessError);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(place.hash).toBe('#/401');
    expect(useSession.getState().accessToken).toBeNull();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('a locked row asks; answered %s the page is loaded again %i times', async (isConfirmed, times) => {
    setScenario('row-locked');
    await expect(insert()).rejects.toThrow(BusinessError);
    await vi.waitFor(() => expect(useNotices.getState().rowLock).not.toBeNull());
    expect(useSession.getState().accessToken).toBe('jwt');
    useNotices.getState().rowLock?.answer(isConfirmed);
    expect(useNotices.getState().rowLock).toBeNull();
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
    const asked = new Promise<Headers>((resolve) => {
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
    const headers = await asked;
    expect(headers.get('T-Authorization')).toBe('jwt');
    expect(headers.get('Accept-Language')).toBe('vi');
    expect(useNotices.getState().isOverlayOpen).toBe(true);
    answer();
    await call;
    expect(useNotices.getState().isOverlayOpen).toBe(false);
  });
});
