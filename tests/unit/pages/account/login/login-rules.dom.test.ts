import { describe, expect, it } from 'vitest';
import { clockTime } from '@/pages/account/login/clock-time';
import { lockedSeconds } from '@/pages/account/login/locked-seconds';
import { codeFailure, passwordFailure, sendFailure } from '@/pages/account/login/login-failure';
import { isCaptchaNeeded, failedAttemptWarning } from '@/pages/account/login/failed-attempts';
import { spreadShape, ticksUpTo } from '@/pages/account/login/spread/spread-shape';
import { BusinessError, NetworkError, TimeoutError } from '@/shared/api/client/api-errors';
import { CryptoError } from '@/shared/crypto/crypto-error';
import { TokenMissingError } from '@/features/session/sign-in/sign-in';

const refused = (code: number, msg: string | null = null) => new BusinessError(code, msg);

describe('12104: how long a name is locked, from the sentence of the server', () => {
  it.each([
    ['账号已锁定，请5分钟后，再次尝试', 300],
    ['账号已锁定，请1分钟后，再次尝试', 60],
    ['账号已锁定，请42秒后，再次尝试', 42],
    ['账号已锁定，请 3 分后再试', 180],
    ['账号已锁定', null],
    ['', null],
  ])('%s', (sentence, seconds) => expect(lockedSeconds(sentence)).toBe(seconds));

  it.each([
    [300, '5:00'],
    [61, '1:01'],
    [9, '0:09'],
  ])('%i s are shown as %s', (seconds, text) => expect(clockTime(seconds)).toBe(text));
});

describe('a failed password login', () => {
  it.each([
    [100202, 'password', true],
    [100203, 'password', true],
    [9831, 'password', false],
    [12100, 'captcha', false],
    [12201, 'captcha', false],
    [12202, 'captcha', false],
    [12203, 'captcha', false],
    [12104, 'principal', false],
    [100204, 'principal', false],
    [100207, 'password', false],
    [12108, null, false],
    [10700, null, false],
    [-1, null, false],
  ])('%i is said at %s; it counts as a failure of the name: %s', (code, field, isFailedAttempt) => {
    expect(passwordFailure(refused(code, '服务器的话'))).toMatchObject({ field, isFailedAttempt });
  });

  it('an unknown user and a wrong password are distinguished by nothing', () => {
    expect(passwordFailure(refused(100202, '认证失败'))).toEqual(
      passwordFailure(refused(100203, '密码不正确！')),
    );
  });

  it.each([
    [new NetworkError('x'), 'messages:backend.network'],
    [new TimeoutError('x'), 'messages:backend.timeout'],
    [new TokenMissingError('x'), 'messages:session.tokenMissing'],
    [new CryptoError('x'), 'messages:backend.unknown'],
    [refused(77), 'messages:backend.code'],
  ])('%s is said of the form as a whole', (error, key) => {
    expect(passwordFailure(error)).toMatchObject({ field: null, text: { key } });
  });

  it.each([passwordFailure, codeFailure, sendFailure])(
    'throws on what is no failure of a call',
    (failure) => {
      const bug = new TypeError('values is undefined');
      expect(() => failure(bug)).toThrow(bug);
    },
  );
});

describe('a failed login by code, and a code that was not sent', () => {
  it.each([
    [12100, 'code'],
    [12201, 'code'],
    [100202, 'principal'],
    [100204, 'principal'],
    [12110, null],
  ])('login: %i is said at %s', (code, field) => expect(codeFailure(refused(code))).toMatchObject({ field }));

  it.each([
    [9812, 'principal'],
    [9813, 'principal'],
    [12099, 'code'],
    [10700, 'code'],
    [310001, 'code'],
  ])('sending: %i is said at %s', (code, field) =>
    expect(sendFailure(refused(code))).toMatchObject({ field }),
  );
});

describe('slip count: "base" failures before the captcha, five before the lock', () => {
  it.each([
    [0, false, null],
    [1, false, { key: 'login.triesBeforeCaptcha', values: { count: 2 } }],
    [2, false, { key: 'login.triesBeforeCaptcha', values: { count: 1 } }],
    [3, true, { key: 'login.triesBeforeLock', values: { count: 2 } }],
    [4, true, { key: 'login.triesBeforeLock', values: { count: 1 } }],
    [5, true, null],
  ])('%i failures', (failures, isNeeded, warning) => {
    const state = { principal: 'a', base: 3, failures };
    expect(isCaptchaNeeded(state)).toBe(isNeeded);
    expect(failedAttemptWarning(state)).toEqual(warning);
  });
});

describe('the chart beside the form', () => {
  it('draws MFN as a step line and a box for each run of equal lines that differ', () => {
    expect(
      spreadShape([
        [0, 0],
        [5, 0],
        [5, 0],
        [5, 5],
        [10, 15],
      ]),
    ).toEqual({ top: 20, mfn: 'M0 20H1V15H3V15H4V10H5', lower: 'M1 15H3V20H1Z', higher: 'M4 10H5V5H4Z' });
  });

  it('without lines draws nothing', () => {
    expect(spreadShape([])).toEqual({ top: 10, mfn: '', lower: '', higher: '' });
    expect(ticksUpTo(40)).toEqual([0, 10, 20, 30, 40]);
  });
});
