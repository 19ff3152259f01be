import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ContractError } from '@/shared/api/client/api-errors';
import { connectApi } from '@/shared/api/client/connect-api';
import { defineEndpoint } from '@/shared/api/endpoint';
import { callEncrypted, openAnswer } from '@/shared/crypto/encrypted-call';
import { cachedPublicKey, dropPublicKey, fetchPublicKey } from '@/shared/crypto/public-key';
import { DES_VECTORS, TEST_PRIVATE_KEY, TEST_PUBLIC_KEY } from '../../../support/crypto-vectors';
import { recordedPorts } from '../../../support/recorded-ports';
import { rsaDecrypt } from '../../../support/rsa-decrypt';

const login = defineEndpoint({
  method: 'POST',
  path: '/system/login',
  summary: 'Sign in',
  auth: 'optional',
  encrypted: true,
  body: z.object({ principal: z.string(), password: z.string() }),
  data: z.unknown(),
});
const body = { principal: '系统', password: 'Aa123456.' };
const accessToken = z.object({ accessToken: z.string() });

let keysServed = 0;
const payloads: string[] = [];
const server = setupServer(
  http.get('/rcep-boot/api/v1/common/public-key', () => {
    keysServed++;
    return HttpResponse.json({ code: 0, data: TEST_PUBLIC_KEY });
  }),
);

/** Answers one login after the other with `envelopes`, the last one for ever. */
function answerLogins(...envelopes: object[]) {
  server.use(
    http.post('/rcep-boot/system/login', async ({ request }) => {
      const { encryptData } = (await request.json()) as { encryptData: string };
      payloads.push(rsaDecrypt(encryptData, TEST_PRIVATE_KEY));
      return HttpResponse.json(envelopes[Math.min(payloads.length, envelopes.length) - 1]);
    }),
  );
}

let seen: ReturnType<typeof recordedPorts>['seen'];
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  keysServed = 0;
  payloads.length = 0;
  dropPublicKey();
  const recorded = recordedPorts();
  seen = recorded.seen;
  connectApi(recorded.ports);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('specification §7: "data is the public key [...] cached 300 s in cookie"', () => {
  it('callers at the same time share one request; later ones read the cookie', async () => {
    expect(cachedPublicKey()).toBeNull();
    const keys = await Promise.all([fetchPublicKey(), fetchPublicKey(), fetchPublicKey()]);
    expect(new Set(keys)).toEqual(new Set([TEST_PUBLIC_KEY]));
    expect(cachedPublicKey()).toBe(TEST_PUBLIC_KEY);
    expect(Cookies.get('public_key')).toBe(TEST_PUBLIC_KEY);
    await fetchPublicKey();
    expect(keysServed).toBe(1);
  });

  it('a failed request is not remembered', async () => {
    server.use(http.get('/rcep-boot/api/v1/common/public-key', () => HttpResponse.error(), { once: true }));
    await expect(fetchPublicKey()).rejects.toMatchObject({ name: 'NetworkError' });
    expect(await fetchPublicKey()).toBe(TEST_PUBLIC_KEY);
  });

  it('a key that was dropped while it was being fetched is not cached', async () => {
    const fetching = fetchPublicKey();
    dropPublicKey();
    expect(await fetching).toBe(TEST_PUBLIC_KEY);
    expect(cachedPublicKey()).toBeNull();
  });
});

describe('specification §7: "body or {encryptData}"', () => {
  it('sends the body encrypted and opens the encrypted answer', async () => {
    answerLogins({ code: 0, msg: '请求成功', data: DES_VECTORS[2].base64 });
    const data = await callEncrypted(login, body);
    expect(payloads.map((payload) => JSON.parse(payload))).toEqual([body]);
    expect(await openAnswer(login, data, accessToken)).toEqual({
      accessToken: JSON.parse(DES_VECTORS[2].plaintext).accessToken,
    });
  });

  it('opens a plain answer too, and checks both', async () => {
    expect(await openAnswer(login, { accessToken: 'jwt' }, accessToken)).toEqual({ accessToken: 'jwt' });
    await expect(openAnswer(login, DES_VECTORS[0].base64, accessToken)).rejects.toBeInstanceOf(ContractError);
  });
});

describe('L4: a public key in the cookie that is none', () => {
  it.each(['broken', 'AAAA', '%%%', 'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCB'])(
    '%j is dropped, and the call made with the server’s',
    async (text) => {
      Cookies.set('public_key', text);
      answerLogins({ code: 0, data: 'x' });
      expect(await callEncrypted(login, body)).toBe('x');
      expect(keysServed).toBe(1);
      expect(payloads.map((payload) => JSON.parse(payload))).toEqual([body]);
      expect(seen.messages).toEqual([]);
    },
  );

  it('opens no answer, and the server’s does', async () => {
    Cookies.set('public_key', 'broken');
    const opened = await openAnswer(login, DES_VECTORS[2].base64, accessToken);
    expect(opened.accessToken).toBe(JSON.parse(DES_VECTORS[2].plaintext).accessToken);
    expect(keysServed).toBe(1);
  });

  it('an answer that no key opens is an error', async () => {
    await expect(openAnswer(login, 'AAAA', accessToken)).rejects.toMatchObject({ name: 'CryptoError' });
  });
});

describe('no key comes', () => {
  beforeEach(() =>
    server.use(
      http.get('/rcep-boot/api/v1/common/public-key', () => new HttpResponse(null, { status: 503 })),
    ),
  );

  it.each([
    [false, 1],
    [true, 0],
  ])('a call that is quiet (%s) has %s notice', async (quiet, notices) => {
    await expect(callEncrypted(login, body, { quiet })).rejects.toMatchObject({ status: 503 });
    expect(seen.messages).toHaveLength(notices);
  });

  it('the answer of a login, whose form says why, has none', async () => {
    await expect(openAnswer(login, DES_VECTORS[0].base64, accessToken)).rejects.toMatchObject({
      status: 503,
    });
    expect(seen.messages).toEqual([]);
  });
});

describe('10703, the server could not decrypt', () => {
  const failed = { code: 10703, msg: '解密失败' };

  it('drops the cached key and tries once more with a new one, silently', async () => {
    answerLogins(failed, { code: 0, data: 'x' });
    expect(await callEncrypted(login, body)).toBe('x');
    expect(keysServed).toBe(2);
    expect(seen.messages).toEqual([]);
  });

  it('is said when it happens again', async () => {
    answerLogins(failed);
    await expect(callEncrypted(login, body)).rejects.toMatchObject({ code: 10703 });
    expect(payloads).toHaveLength(2);
    expect(seen.messages.map((message) => message.serverMessage)).toEqual(['解密失败']);
  });

  it('any other code is said at once', async () => {
    answerLogins({ code: 100203, msg: '密码不正确！' });
    await expect(callEncrypted(login, body)).rejects.toMatchObject({ code: 100203 });
    expect(payloads).toHaveLength(1);
    expect(seen.messages.map((message) => message.serverMessage)).toEqual(['密码不正确！']);
  });

  it('nothing is said to a quiet caller', async () => {
    answerLogins(failed);
    await expect(callEncrypted(login, body, { quiet: true })).rejects.toMatchObject({ code: 10703 });
    expect(seen.messages).toEqual([]);
  });
});
