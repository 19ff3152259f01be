import { beforeEach, describe, expect, it } from 'vitest';
import { systemControls } from '../../mocks/handlers/system/controls';
import { system } from '../../mocks/handlers/system/state';
import { useApiServer as answerFromMocks } from '../support/api-server';
import { RSA_VECTORS, TEST_PUBLIC_KEY } from '../support/crypto-vectors';
import { call, desDecrypted, encrypted, login, publicKey, signIn } from '../support/system-client';

answerFromMocks();

const UUID = '0123456789abcdefghijABCDEFGHIJ01';
const userNamed = (username: string) => system().users.find((user) => user.username === username)!;

const viewerFailed = (count: number) =>
  system().slips.set('account:viewer', { count, lastAt: system().now() });

describe('GET /api/v1/common/public-key: data is the public key', () => {
  it('sends base64 of the key without armour, 216 characters, to callers without a token', async () => {
    const { json } = await call('GET', '/api/v1/common/public-key?t=1');
    expect(json).toMatchObject({ code: 0, msg: '请求成功', data: TEST_PUBLIC_KEY });
    expect(json.data).toHaveLength(216);
  });
});

describe('POST /system/login: body {encryptData}; responses are decrypted with the public key', () => {
  it('answers the encrypted token and the time it ends, 120 minutes from now', async () => {
    system().now = () => 1_790_000_000_000;
    const { status, json } = await login('viewer');
    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(['msg', 'code', 'data', 'timestamp']);
    expect(desDecrypted(json.data, await publicKey())).toEqual({
      accessToken: expect.stringMatching(/^[^.]+\.[^.]+\.[^.]+$/),
      expiresAtTs: 1_790_000_000_000 + 120 * 60_000,
    });
  });

  it('reads the request of the published vector, two blocks long', async () => {
    const { json } = await call('POST', '/system/login', {
      body: { encryptData: RSA_VECTORS[2].encryptData },
    });
    expect(json.code).toBe(0);
  });

  it.each(['viewer', '13800000004', 'viewer@example.com'])(
    'takes user name, mobile number or mail address: %s',
    async (principal) => {
      expect((await login(principal)).json.code).toBe(0);
    },
  );

  const wrong: [string, () => Promise<unknown>, number, string][] = [
    [
      'a body without encryptData',
      async () => ({ principal: 'viewer', password: 'x' }),
      9800,
      '参数验证错误: 加密数据，不能为空! ',
    ],
    [
      'more than 2000 bytes',
      async () => ({ encryptData: 'A'.repeat(2001) }),
      9830,
      '参数验证错误: 加密数据，超出最大长度! ',
    ],
    ['what cannot be decrypted', async () => ({ encryptData: 'AAAA' }), 10703, '解密失败'],
    ['what is no JSON object', () => encrypted('a text'), 10704, '解密反射失败'],
    [
      'an empty principal',
      () => loginBody({ principal: '', password: 'Aa123456.' }),
      9800,
      '参数验证错误: 登录名，不能为空! ',
    ],
    [
      'a password under six characters',
      () => loginBody({ principal: 'viewer', password: 'Aa1.' }),
      9831,
      '参数验证错误: 登录密码，小于最小长度! ',
    ],
    [
      'an unknown principal',
      () => loginBody({ principal: 'nobody', password: 'Aa123456.' }),
      100202,
      '认证失败',
    ],
    [
      'a wrong password',
      () => loginBody({ principal: 'viewer', password: 'wrong-one' }),
      100203,
      '密码不正确！',
    ],
    [
      'a disabled account',
      () => loginBody({ principal: 'staff14', password: 'Aa123456.' }),
      100204,
      '用户账号已锁定，请联系管理员',
    ],
  ];
  it.each(wrong)('refuses %s, without a data key', async (_what, body, code, msg) => {
    const { status, json } = await call('POST', '/system/login', { body: await body() });
    expect(status).toBe(200);
    expect(json).toEqual({ code, msg, timestamp: expect.any(Number) });
  });

  it('refuses users without role (12108), menu (12109) and authority (12110) after a correct password', async () => {
    system().userRoles.set(userNamed('viewer').id, { roleIds: [], defRoleId: null });
    expect((await login('viewer')).json.code).toBe(12108);
    system().userRoles.set(userNamed('viewer').id, { roleIds: ['3'], defRoleId: '3' });
    system().roleMenus.set('3', ['3-select']);
    expect((await login('viewer')).json.code).toBe(12109);
    system().roleMenus.set('3', ['1', '3']);
    expect((await login('viewer')).json.code).toBe(12110);
  });

  it('answers 10703 to a request under the old key after a rotation', async () => {
    const old = await publicKey();
    systemControls.rotateKey();
    const body = { encryptData: RSA_VECTORS[2].encryptData };
    expect((await call('POST', '/system/login', { body })).json.code).toBe(10703);
    expect(await publicKey()).not.toBe(old);
    expect((await login('viewer')).json.code).toBe(0);
  });
});

describe('GET /system/slipCount: query (username)', () => {
  it('counts wrong passwords, not unknown users, and forgets them after a login', async () => {
    await login('viewer', 'wrong-one');
    await login('nobody', 'wrong-one');
    expect((await call('GET', '/system/slipCount?username=viewer')).json.data).toEqual({ base: 3, curr: 1 });
    expect((await call('GET', '/system/slipCount?username=nobody')).json.data).toEqual({ base: 3, curr: 0 });
    await login('viewer');
    expect((await call('GET', '/system/slipCount?username=viewer')).json.data).toEqual({ base: 3, curr: 0 });
  });

  it('counts each principal on its own and forgets it 300 seconds after the last failure', async () => {
    await login('viewer', 'wrong-one');
    expect(await currentFailedAttempts('13800000004')).toBe(0);
    systemControls.advance(299_000);
    await login('viewer', 'wrong-one');
    systemControls.advance(299_000);
    expect(await currentFailedAttempts('viewer')).toBe(2);
    systemControls.advance(1_000);
    expect(await currentFailedAttempts('viewer')).toBe(0);
  });

  it('locks a principal for 300 seconds after five failures: 12104 with the time left', async () => {
    viewerFailed(5);
    expect((await login('viewer')).json).toMatchObject({
      code: 12104,
      msg: '账号已锁定，请5分钟后，再次尝试',
    });
    systemControls.advance(270_000);
    expect((await login('viewer')).json.msg).toMatch(/^账号已锁定，请(29|30)秒后，再次尝试$/);
    systemControls.advance(30_000);
    expect((await login('viewer')).json.code).toBe(0);
  });
});

describe('/captcha with query uuid and timestamp', () => {
  const image = () => fetch(`http://localhost/rcep-boot/captcha?uuid=${UUID}&timestamp=1`);
  const withCode = (verificationCode: string, uuid = UUID) =>
    login('viewer', undefined, { uuid, verificationCode });
  beforeEach(() => void viewerFailed(3));

  it('answers an image that no cache keeps', async () => {
    const response = await image();
    expect(response.headers.get('Content-Type')).toMatch(/^image\//);
    expect(response.headers.get('Cache-Control')).toBe('no-store, no-cache');
    expect(await response.text()).toContain('<svg');
  });

  it('is required from three failures on: 12202, 12203, 12201, 12100 in that order', async () => {
    expect((await withCode('', '')).json.code).toBe(12202);
    expect((await withCode('')).json.code).toBe(12203);
    expect((await withCode('ABCD')).json.code).toBe(12201);
    await image();
    expect((await withCode('wrong')).json.code).toBe(12100);
  });

  it('takes the answer in any case, and a new image replaces the old one', async () => {
    await image();
    const first = systemControls.captchaAnswer(UUID)!;
    await image();
    expect((await withCode(first)).json.code).toBe(12100);
    expect((await withCode(systemControls.captchaAnswer(UUID)!.toLowerCase())).json.code).toBe(0);
  });

  it('is good for 300 seconds', async () => {
    await image();
    const answer = systemControls.captchaAnswer(UUID)!;
    systemControls.advance(299_999);
    viewerFailed(3);
    system().now = (
      (now) => () =>
        now() + 1
    )(system().now);
    expect((await withCode(answer)).json.code).toBe(12201);
  });

  it('answers HTTP 500 without a uuid', async () => {
    expect((await fetch('http://localhost/rcep-boot/captcha')).status).toBe(500);
  });

  it('answers a script instead of an image over the rate limit', async () => {
    systemControls.limitRates(true);
    system().now = () => 1_790_000_000_000;
    for (let turn = 0; turn < 15; turn += 1) await image();
    expect(await (await image()).text()).toBe("<script>alert('当前系统繁忙，请稍后再试')</script>");
  });
});

describe('POST /system/logout', () => {
  it('ends this token only, with data null', async () => {
    const [token, other] = [await signIn('viewer'), await signIn('viewer')];
    const { json } = await call('POST', '/system/logout', { token });
    expect(json).toEqual({ code: 0, msg: '登出成功！', data: null, timestamp: expect.any(Number) });
    expect((await call('GET', '/api/v1/system/user/getInfo', { token })).json.code).toBe(401);
    expect((await call('GET', '/api/v1/system/user/getInfo', { token: other })).json.code).toBe(0);
  });
});

describe('Token header name T-Authorization, sent when a token exists', () => {
  const refused = { code: 401, msg: '认证失败，请重新登陆', timestamp: expect.any(Number) };

  it('answers 401 with HTTP 200 and no data key without a token, with a forged one, after 120 minutes', async () => {
    const path = '/api/v1/system/user/getInfo';
    expect(await call('GET', path)).toMatchObject({ status: 200, json: refused });
    expect((await call('GET', path, { token: 'a.b.c' })).json).toEqual(refused);
    const token = await signIn('viewer');
    systemControls.advance(120 * 60_000);
    expect((await call('GET', path, { token })).json).toEqual(refused);
  });

  it('refuses a stale token on a public path too', async () => {
    expect((await call('GET', '/system/slipCount?username=viewer', { token: 'a.b.c' })).json).toEqual(
      refused,
    );
  });

  it('reads a parameter of the same name where the header is missing', async () => {
    const token = encodeURIComponent(await signIn('viewer'));
    expect((await call('GET', `/api/v1/system/user/getOrg?T-Authorization=${token}`)).json.code).toBe(0);
  });

  it('takes ten calls of a second at once, lets five wait and answers 10700 to the next where rates are limited', async () => {
    systemControls.limitRates(true);
    system().now = () => 1_790_000_000_000;
    const codes: number[] = [];
    for (let turn = 0; turn < 16; turn += 1)
      codes.push((await call('GET', '/system/slipCount?username=viewer')).json.code);
    expect(codes).toEqual([...Array.from({ length: 15 }, () => 0), 10700]);
  });
});

function loginBody(payload: object): Promise<object> {
  return encrypted({ verificationCode: '', uuid: '', loginFrom: '0', ...payload });
}

async function currentFailedAttempts(username: string): Promise<number> {
  return (await call<{ curr: number }>('GET', `/system/slipCount?username=${username}`)).json.data.curr;
}
