import type { UserRow } from '../../data/system/rows';
import { ok } from '../../envelope';
import { encryptedBody, textIn } from './body';
import { publicCall, signedCall } from './call';
import { refusal } from './refusal';
import { email, mobile, notNull, validate } from './validation';
import { issueCertificate, sendCode, useCode } from './accounts/verification-codes';

const SLOW = { perSecond: 1 };

/** The create-code and check-code calls: to any address, and to the signed-in user's own. */
export const codeHandlers = [
  publicCall(
    'post',
    '*/rcep-boot/api/v1/common/email/create-code',
    async ({ request }) => {
      const body = await encryptedBody(request);
      validate(body, { email: ['邮箱', notNull, email] });
      sendCode(textIn(body, 'email'), textIn(body, 'type'));
      return ok(null, '发送邮件成功');
    },
    SLOW,
  ),
  publicCall(
    'post',
    '*/rcep-boot/api/v1/common/mobile/create-code',
    async ({ request }) => {
      const body = await encryptedBody(request);
      validate(body, { mobile: ['手机号', notNull, mobile] });
      sendCode(textIn(body, 'mobile'), textIn(body, 'type'));
      return ok(null, '发送短信成功');
    },
    SLOW,
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/operation/auth/email/create-code/:type',
    ({ user, param }) => {
      sendCode(ownAddress(user, 'email'), param('type'));
      return ok(null, '发送邮件成功');
    },
    SLOW,
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/operation/auth/mobile/create-code/:type',
    ({ user, param }) => {
      sendCode(ownAddress(user, 'mobile'), param('type'));
      return ok(null, '发送短信成功');
    },
    SLOW,
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/operation/auth/email/check-code/:type/:code',
    ({ user, param }) => {
      useCode(ownAddress(user, 'email'), param('type'), param('code'));
      return ok(issueCertificate());
    },
    SLOW,
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/operation/auth/mobile/check-code/:type/:code',
    ({ user, param }) => {
      useCode(ownAddress(user, 'mobile'), param('type'), param('code'));
      return ok(issueCertificate());
    },
    SLOW,
  ),
];

/** The address the user has registered; code 12098 when there is none. */
function ownAddress(user: UserRow, field: 'email' | 'mobile'): string {
  const address = user[field] ?? '';
  if (address === '') throw refusal(12098);
  return address;
}
