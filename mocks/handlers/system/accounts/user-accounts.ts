import type { UserRow } from '../../../data/system/rows';
import { ok } from '../../../envelope';
import { encryptedBody, textIn, type Body } from '../body';
import { signedCall } from '../call';
import { refusal } from '../refusal';
import { updateRow } from '../row-writes';
import { optionValue } from '../settings/option-values';
import { system } from '../state';
import { setPassword } from './user-self';
import { checkOther } from './users';
import { notNull, securePassword, validate } from '../validation';

/** Passwords and state of other users' accounts. */
export const userAccountHandlers = [
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/user/updatePasswordById',
    async ({ request, user }) => {
      const body = await encryptedBody(request);
      validate(body, { userId: ['用户Id', notNull], newPassword: ['新密码', notNull, securePassword] });
      setPassword(named(body), textIn(body, 'newPassword'), user.id);
      return ok();
    },
    { authority: 'system_user_updatePassword' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/user/resetPasswordById',
    async ({ request, user }) => {
      const body = await encryptedBody(request);
      if (textIn(body, 'userId') === '') throw refusal(20311);
      const password = optionValue('def_pass');
      setPassword(named(body), password, user.id);
      return ok(null, `重置密码成功！默认密码为：${password}`);
    },
    { authority: 'system_user_resetPassword' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/user/enableAccount',
    async ({ request, user }) => {
      const body = await encryptedBody(request);
      validate(body, { userId: ['用户Id', notNull], enabled: ['启用状态', notNull] });
      checkOther([textIn(body, 'userId')], user);
      const enable = textIn(body, 'enabled') === '1' ? '1' : '0';
      updateRow(system().users, { id: named(body).id }, { enable }, user.id);
      return ok();
    },
    { authority: 'system_user_enable' },
  ),
];

function named(body: Body): UserRow {
  const user = system().users.find(({ id }) => id === body['userId']);
  if (user === undefined) throw refusal(20316);
  return user;
}
