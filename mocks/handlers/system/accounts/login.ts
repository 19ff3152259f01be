import { hutoolFail } from '../../../envelope';
import { decrypted, jsonBody, textIn, type Body } from '../body';
import { publicCall } from '../call';
import { logSession } from './log-session';
import { checkEnabled, openSession, userByPrincipal } from './open-session';
import { refusal } from '../refusal';
import {
  CAPTCHA_FROM,
  checkNotLocked,
  clearFailedAttempts,
  countFailedAttempt,
  kindOf,
  failedAttemptCount,
} from './failed-attempts';
import { system } from '../state';
import { max, min, notNull, validate } from '../validation';
import { useCode } from './verification-codes';

const CAPTCHA_LIFE_MS = 300_000;

/** POST system/login and system/login-by-code: the checks in the order of the back end. */
export const loginHandlers = [
  publicCall(
    'post',
    '*/rcep-boot/system/login',
    async ({ request }) => {
      const body = await loginBody(request);
      validate(body, {
        principal: ['登录名', notNull, max(50)],
        password: ['登录密码', notNull, min(6)],
        verificationCode: ['验证码', max(20)],
      });
      const principal = textIn(body, 'principal');
      checkNotLocked(principal);
      if (failedAttemptCount(principal) >= CAPTCHA_FROM)
        checkCaptcha(textIn(body, 'uuid'), textIn(body, 'verificationCode'));
      const user = userByPrincipal(principal, kindOf(principal));
      if (user.password !== textIn(body, 'password')) {
        countFailedAttempt(principal);
        throw refusal(100203);
      }
      checkEnabled(user);
      logSession(user, '1', textIn(body, 'loginFrom'));
      clearFailedAttempts(user);
      return openSession(user, textIn(body, 'loginFrom'));
    },
    { failure: hutoolFail },
  ),
  publicCall(
    'post',
    '*/rcep-boot/system/login-by-code',
    async ({ request }) => {
      const body = await loginBody(request);
      const [principal, code] = [textIn(body, 'principal'), textIn(body, 'verificationCode')];
      if (principal === '' || code === '') throw refusal(12098);
      const kind = kindOf(principal);
      if (kind === 'account') throw refusal(-1);
      useCode(principal, '0', code);
      const user = userByPrincipal(principal, kind);
      checkEnabled(user);
      logSession(user, '1', textIn(body, 'loginFrom'));
      clearFailedAttempts(user);
      return openSession(user, textIn(body, 'loginFrom'));
    },
    { failure: hutoolFail },
  ),
];

async function loginBody(request: Request): Promise<Body> {
  const body = await jsonBody(request);
  validate(body, { encryptData: ['加密数据', notNull, max(2000)] });
  return decrypted(body['encryptData']);
}

/** Codes 12202, 12203, 12201, 12100. A wrong answer leaves the image valid. */
function checkCaptcha(uuid: string, answer: string): void {
  if (uuid === '') throw refusal(12202);
  if (answer === '') throw refusal(12203);
  const captcha = system().captchas.get(uuid);
  if (captcha === undefined || system().now() - captcha.madeAt >= CAPTCHA_LIFE_MS) throw refusal(12201);
  if (captcha.answer.toLowerCase() !== answer.toLowerCase()) throw refusal(12100);
}
