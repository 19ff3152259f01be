import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { resetDb } from '../../mocks/db';
import { startMockServer, type MockServer } from '../../mocks/http';
import { desDecrypted, encrypted } from '../support/system-client';

let server: MockServer;

beforeAll(async () => {
  server = await startMockServer(0);
});
afterEach(resetDb);
afterAll(() => server.close());

interface Answer<Data> {
  code: number;
  msg: string;
  data: Data;
}

async function ask<Data = unknown>(method: 'GET' | 'POST', path: string, body?: unknown, token?: string) {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (token !== undefined) headers.set('T-Authorization', token);
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${server.url}/rcep-boot${path}`, { method, headers, ...sent });
  return (await response.json()) as Answer<Data>;
}

/** `POST /__control/<name>`: its result, or the sentence it was refused with. */
async function control(name: string, body?: unknown): Promise<unknown> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${server.url}/__control/${name}`, { method: 'POST', ...sent });
  return response.status === 200 ? response.json() : `${response.status} ${await response.text()}`;
}

const fetchKey = async () => (await ask<string>('GET', '/api/v1/common/public-key')).data;
const codeOf = async (requested: Promise<Answer<unknown>>) => (await requested).code;

async function logIn(principal: string, key: string, extra: object = {}) {
  const payload = { principal, password: 'Aa123456.', verificationCode: '', uuid: '', loginFrom: '0' };
  return ask<string>('POST', '/system/login', await encrypted({ ...payload, ...extra }, key));
}

async function tokenOf(principal: string): Promise<string> {
  const key = await fetchKey();
  return desDecrypted((await logIn(principal, key)).data, key).accessToken;
}

describe('codes and captchas', () => {
  it('codeFor says the code that was sent to an address', async () => {
    expect(await control('codeFor', { address: '13800000003' })).toBeNull();
    const key = await fetchKey();
    await ask(
      'POST',
      '/api/v1/common/mobile/create-code',
      await encrypted({ mobile: '13800000003', type: '0' }, key),
    );
    const code = await control('codeFor', { address: '13800000003' });
    expect(code).toMatch(/^\d{6}$/);
    const body = { principal: '13800000003', verificationCode: code, loginFrom: '0' };
    expect(await codeOf(ask('POST', '/system/login-by-code', await encrypted(body, key)))).toBe(0);
  });

  it('captchaAnswer says what the image of a uuid asks for', async () => {
    await fetch(`${server.url}/rcep-boot/captcha?uuid=abc`);
    expect(await control('captchaAnswer', { uuid: 'abc' })).toMatch(/^\w{1,4}$/);
    expect(await control('captchaAnswer', { uuid: 'other' })).toBeNull();
  });
});

describe('key rotation', () => {
  it('rotateKey serves and uses another key', async () => {
    const before = await fetchKey();
    expect(await control('rotateKey')).toBeNull();
    expect(await codeOf(logIn('admin', before))).toBe(10703);
    expect(await codeOf(logIn('admin', await fetchKey()))).toBe(0);
  });

  it('rotateKeyOnce serves the old key once more: the key rotated between fetch and login', async () => {
    await control('rotateKeyOnce');
    expect(await codeOf(logIn('admin', await fetchKey()))).toBe(10703);
    expect(await codeOf(logIn('admin', await fetchKey()))).toBe(0);
  });
});

describe('time and rates', () => {
  it('advance moves the clock of all time limits', async () => {
    const token = await tokenOf('viewer');
    await control('advance', { ms: 119 * 60_000 });
    expect(await codeOf(ask('GET', '/api/v1/system/user/getInfo', undefined, token))).toBe(0);
    await control('advance', { ms: 2 * 60_000 });
    expect(await codeOf(ask('GET', '/api/v1/system/user/getInfo', undefined, token))).toBe(401);
  });

  it('limitRates answers 10700 above ten calls a second, until it is switched off', async () => {
    await control('limitRates', { on: true });
    const requested = Array.from({ length: 25 }, () => codeOf(ask('GET', '/system/slipCount?username=a')));
    const codes = await Promise.all(requested);
    expect(codes[0]).toBe(0);
    expect(codes).toContain(10700);
    await control('limitRates', { on: false });
    expect(await codeOf(ask('GET', '/system/slipCount?username=a'))).toBe(0);
  });
});

describe('touch: a row is saved by another user', () => {
  it('raises its version and writes the fields, so that the next write gets 10100', async () => {
    const token = await tokenOf('admin');
    const row = (
      await ask<{ id: string; version: number }>('GET', '/api/v1/system/dict/get?id=113', undefined, token)
    ).data;
    const touched = await control('touch', { table: 'dicts', id: '113', fields: { typeName: '四大行业' } });
    expect(touched).toMatchObject({
      id: '113',
      version: row.version + 1,
      typeName: '四大行业',
      updateBy: '1',
    });
    const mine = { ...row, remark: '我的修改' };
    expect(await codeOf(ask('POST', '/api/v1/system/dict/update', mine, token))).toBe(10100);
    const now = (await ask<object>('GET', '/api/v1/system/dict/get?id=113', undefined, token)).data;
    expect(now).toMatchObject({ typeName: '四大行业', version: row.version + 1 });
    expect(
      await codeOf(ask('POST', '/api/v1/system/dict/update', { ...now, remark: '我的修改' }, token)),
    ).toBe(0);
  });

  it.each(['users', 'roles', 'menus', 'dicts', 'dictDetails', 'orgs'])(
    'knows the table %s',
    async (table) => {
      expect(await control('touch', { table, id: 'none' })).toBe(`400 No row "none" in ${table}`);
    },
  );
});

describe('expireTokens', () => {
  it('answers 401 to every token given out so far, and takes new ones', async () => {
    const [first, second] = [await tokenOf('admin'), await tokenOf('viewer')];
    await control('expireTokens');
    for (const token of [first, second])
      expect(await ask('GET', '/api/v1/system/user/getInfo', undefined, token)).toMatchObject({
        code: 401,
        msg: '认证失败，请重新登陆',
      });
    expect(await codeOf(ask('GET', '/api/v1/system/user/getInfo', undefined, await tokenOf('admin')))).toBe(
      0,
    );
  });

  it('is told from code 402, which the deviation token-expired answers', async () => {
    const token = await tokenOf('admin');
    await fetch(`${server.url}/__scenario/token-expired`, { method: 'POST' });
    expect(await codeOf(ask('GET', '/api/v1/system/user/getInfo', undefined, token))).toBe(402);
  });
});

describe('the door itself', () => {
  it('reset puts rows, keys, tokens and deviations back', async () => {
    const key = await fetchKey();
    await control('rotateKey');
    await control('touch', { table: 'dicts', id: '113', fields: { typeName: '改过' } });
    await fetch(`${server.url}/__scenario/http-502`, { method: 'POST' });
    expect(await control('reset')).toBeNull();
    expect(await fetchKey()).toBe(key);
    const token = await tokenOf('admin');
    const row = (await ask<object>('GET', '/api/v1/system/dict/get?id=113', undefined, token)).data;
    expect(row).toMatchObject({ typeName: '重点行业', version: 0 });
  });

  it.each([
    ['nonsense', {}, /^400 Unknown control "nonsense"\. Known: codeFor, /],
    ['codeFor', {}, /^400 codeFor takes \{"address":"string"\}$/],
    ['codeFor', { address: 1 }, /^400 codeFor takes/],
    ['codeFor', { address: 'a', type: '0' }, /^400 codeFor takes/],
    ['advance', [1000], /^400 advance takes/],
    ['touch', { table: 'files', id: '1' }, /^400 Unknown table "files"\. Known: users, /],
  ])('%s with %j is refused with a sentence', async (name, body, sentence) => {
    expect(await control(name, body)).toMatch(sentence);
  });
});

describe('login-without-token: a login whose answer has no token', () => {
  const scenario = (name: string) => fetch(`${server.url}/__scenario/${name}`, { method: 'POST' });

  it('succeeds and decrypts to an object without accessToken', async () => {
    await scenario('login-without-token');
    const key = await fetchKey();
    const answer = await logIn('admin', key);
    expect(answer.code).toBe(0);
    expect(desDecrypted(answer.data, key)).toEqual({ expiresAtTs: 1767225600000 });
  });

  it('leaves a refused login as it is', async () => {
    await scenario('login-without-token');
    expect(await codeOf(logIn('admin', await fetchKey(), { password: 'wrong-one' }))).toBe(100203);
  });
});
