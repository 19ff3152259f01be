import { describe, expect, it } from 'vitest';
import { systemControls } from '../../mocks/handlers/system/controls';
import { system } from '../../mocks/handlers/system/state';
import { useApiServer as answerFromMocks } from '../support/api-server';
import { call, desDecrypted, encrypted, login, publicKey, signIn } from '../support/system-client';

answerFromMocks();

const channels = [
  { channel: 'email', address: 'editor@example.com', sent: '发送邮件成功' },
  { channel: 'mobile', address: '13800000003', sent: '发送短信成功' },
] as const;

const done = (msg: string) => ({ code: 0, msg, data: null, timestamp: expect.any(Number) });

async function send(channel: string, address: string, type = '0') {
  const body = await encrypted({ [channel]: address, type });
  return (await call('POST', `/api/v1/common/${channel}/create-code`, { body })).json;
}

async function loginByCode(payload: object) {
  return (
    await call<string>('POST', '/system/login-by-code', {
      body: await encrypted({ loginFrom: '0', ...payload }),
    })
  ).json;
}

describe.each(channels)(
  'POST /api/v1/common/$channel/create-code: body or {encryptData} with RSA',
  ({ channel, address, sent }) => {
    it('sends a code of six digits to any address, to callers without a token', async () => {
      expect(await send(channel, address)).toEqual(done(sent));
      expect(systemControls.codeFor(address)).toMatch(/^\d{6}$/);
    });

    it('refuses a second code within 30 seconds (12099), and sends it after them', async () => {
      await send(channel, address);
      systemControls.advance(29_000);
      expect(await send(channel, address)).toMatchObject({
        code: 12099,
        msg: '已获取验证码，请勿频繁获取',
        data: null,
      });
      systemControls.advance(1_001);
      expect((await send(channel, address)).code).toBe(0);
    });

    it('refuses a type other than 0 and 1 (12098), a plain body (10703) and a wrong address', async () => {
      expect((await send(channel, address, '2')).code).toBe(12098);
      expect(
        (
          await call('POST', `/api/v1/common/${channel}/create-code`, {
            body: { [channel]: address, type: '0' },
          })
        ).json.code,
      ).toBe(10703);
      expect((await send(channel, 'nowhere')).code).toBe(channel === 'email' ? 9812 : 9813);
      expect((await send(channel, '')).code).toBe(9800);
    });

    it('answers 10700 to a second call within a second where rates are limited', async () => {
      systemControls.limitRates(true);
      system().now = () => 1_790_000_000_000;
      await send(channel, address);
      expect((await send(channel, address)).code).toBe(10700);
    });
  },
);

describe.each(channels)(
  'POST /system/login-by-code with a $channel code: body or {encryptData}',
  ({ channel, address }) => {
    it('answers like a login, and the code works once', async () => {
      await send(channel, address);
      const verificationCode = systemControls.codeFor(address)!;
      const answer = await loginByCode({ principal: address, verificationCode });
      expect(desDecrypted(answer.data, await publicKey())).toEqual({
        accessToken: expect.any(String),
        expiresAtTs: expect.any(Number),
      });
      expect((await loginByCode({ principal: address, verificationCode })).code).toBe(12201);
    });

    it('keeps the code after a wrong try (12100) and forgets it after five minutes (12201)', async () => {
      await send(channel, address);
      const verificationCode = systemControls.codeFor(address)!;
      expect(await loginByCode({ principal: address, verificationCode: '000000' })).toEqual({
        code: 12100,
        msg: '验证码不正确！',
        timestamp: expect.any(Number),
      });
      systemControls.advance(300_000);
      expect((await loginByCode({ principal: address, verificationCode })).code).toBe(12201);
    });

    it('wants a code that was sent for a login', async () => {
      await send(channel, address, '1');
      expect(
        (await loginByCode({ principal: address, verificationCode: systemControls.codeFor(address) })).code,
      ).toBe(12201);
    });
  },
);

describe('POST /system/login-by-code: errors', () => {
  it('refuses missing fields (12098), a user name (-1) and an address without a user (100202)', async () => {
    expect((await loginByCode({ principal: '13800000003', verificationCode: '' })).code).toBe(12098);
    expect(await loginByCode({ principal: 'editor', verificationCode: '123456' })).toMatchObject({
      code: -1,
      msg: '服务器异常',
    });
    await send('mobile', '13900000000');
    const verificationCode = systemControls.codeFor('13900000000');
    expect((await loginByCode({ principal: '13900000000', verificationCode })).code).toBe(100202);
  });
});

describe.each(channels)(
  'POST /api/v1/operation/auth/$channel/create-code/{id} and check-code/{id}/{code}',
  ({ channel, address, sent }) => {
    const create = (token: string, type = '1') =>
      call('POST', `/api/v1/operation/auth/${channel}/create-code/${type}`, { token });
    const check = (token: string, code: string, type = '1') =>
      call<string>('POST', `/api/v1/operation/auth/${channel}/check-code/${type}/${code}`, { token });

    it("sends a code to the user's own address and answers a right one with a certificate", async () => {
      const token = await signIn('editor');
      expect((await create(token)).json).toEqual(done(sent));
      const { json } = await check(token, systemControls.codeFor(address)!);
      expect(json).toMatchObject({ code: 0, data: expect.stringMatching(/^[0-9a-f]{12,}$/) });
    });

    it('refuses a wrong code (12100), one never sent (12201), a wrong type and a user without address (12098)', async () => {
      const token = await signIn('editor');
      expect((await check(token, '123456')).json.code).toBe(12201);
      await create(token);
      expect((await check(token, '000000')).json.code).toBe(12100);
      expect((await create(token, '7')).json.code).toBe(12098);
      system().users.find(({ username }) => username === 'editor')![channel] = null;
      expect((await create(token)).json.code).toBe(12098);
    });

    it('needs a token (401)', async () => {
      expect((await call('POST', `/api/v1/operation/auth/${channel}/create-code/1`)).json.code).toBe(401);
      expect((await call('POST', `/api/v1/operation/auth/${channel}/check-code/1/123456`)).json.code).toBe(
        401,
      );
    });
  },
);

describe('POST /register: {username, mobile, verificationCode, password}, encrypted like a login', () => {
  const mobile = '13900000001';
  const register = async (payload: object) =>
    (
      await call('POST', '/register', {
        body: await encrypted({ username: 'newcomer', mobile, password: 'Abc123', ...payload }),
      })
    ).json;

  it('makes an account that can sign in', async () => {
    await send('mobile', mobile, '1');
    expect(await register({ verificationCode: systemControls.codeFor(mobile) })).toEqual(done('注册成功'));
    expect((await login('newcomer', 'Abc123')).json.code).toBe(0);
  });

  it('refuses a taken name (20300), a taken number (20319), a weak password (9821) and a wrong code', async () => {
    expect((await register({ username: 'viewer', verificationCode: '123456' })).code).toBe(20300);
    expect((await register({ mobile: '13800000003', verificationCode: '123456' })).code).toBe(20319);
    expect((await register({ password: 'abcdef', verificationCode: '123456' })).code).toBe(9821);
    expect((await register({ verificationCode: '123456' })).code).toBe(12201);
    expect((await call('POST', '/register')).json.code).toBe(10703);
  });
});

describe('GET /ad/getList: read as list of {url, title}', () => {
  it('answers samples under the other success code, 200', async () => {
    const { json } = await call<{ title: string; url: string }[]>('GET', '/ad/getList');
    expect(json).toMatchObject({ code: 200, msg: 'success' });
    expect(json.data).toHaveLength(3);
    for (const ad of json.data)
      expect(ad).toEqual({ title: expect.stringContaining('示例'), url: expect.any(String) });
  });
});
