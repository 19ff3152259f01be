import type { UserRow } from '../../../data/system/rows';
import { ok } from '../../../envelope';
import { encryptedBody, jsonBody, textIn } from '../body';
import { signedCall } from '../call';
import { passwordLevel } from './new-user';
import { refusal } from '../refusal';
import { changesIn, updateRow } from '../row-writes';
import { system } from '../state';
import {
  email,
  generalWithChinese,
  max,
  mobile,
  notNull,
  securePassword,
  url,
  validate,
} from '../validation';
import { useCertificate, useCode } from './verification-codes';

/** Own data that signed-in users can change. */
export const userSelfHandlers = [
  signedCall('post', '*/rcep-boot/api/v1/system/user/updateSelf', async ({ request, user }) => {
    const body = await jsonBody(request);
    validate(body, {
      realName: ['真实姓名', notNull, generalWithChinese, max(50)],
      sign: ['签名', max(255)],
    });
    if (body['id'] !== user.id) throw refusal(20311);
    updateRow(system().users, body, changesIn<UserRow>(body, ['realName'], ['sign']), user.id);
    return ok(null, '修改用户信息成功');
  }),
  signedCall('post', '*/rcep-boot/api/v1/system/user/updateAvatar', async ({ request, user }) => {
    const body = await jsonBody(request);
    validate(body, { imgUrl: ['图片地址', notNull, url, max(255)] });
    change(user, { avatar: textIn(body, 'imgUrl') });
    return ok();
  }),
  signedCall('post', '*/rcep-boot/api/v1/system/user/updatePassword', async ({ request, user }) => {
    const body = await encryptedBody(request);
    validate(body, {
      oldPassword: ['旧密码', notNull],
      newPassword: ['新密码', notNull, securePassword, max(50)],
    });
    const [before, after] = [textIn(body, 'oldPassword'), textIn(body, 'newPassword')];
    if (before !== user.password) throw refusal(20301);
    if (before === after) throw refusal(20302);
    setPassword(user, after);
    return ok();
  }),
  signedCall('post', '*/rcep-boot/api/v1/system/user/updatePasswordByForget', async ({ request, user }) => {
    const body = await encryptedBody(request);
    useCertificate(textIn(body, 'certificate'));
    // The back end does not check how strong the password is here.
    setPassword(user, textIn(body, 'newPassword'));
    return ok();
  }),
  signedCall('post', '*/rcep-boot/api/v1/system/user/updateEmail', async ({ request, user }) => {
    const body = await encryptedBody(request);
    validate(body, {
      email: ['邮箱', notNull, email, max(100)],
      verificationCode: ['验证码', notNull],
      certificate: ['凭证', notNull],
    });
    const address = textIn(body, 'email');
    if (address === user.email) throw refusal(20317);
    useCertificate(textIn(body, 'certificate'));
    useCode(address, '1', textIn(body, 'verificationCode'));
    if (system().users.some((other) => other.email === address)) throw refusal(20320);
    change(user, { email: address });
    return ok();
  }),
  signedCall('post', '*/rcep-boot/api/v1/system/user/updateMobile', async ({ request, user }) => {
    const body = await encryptedBody(request);
    validate(body, {
      mobile: ['手机号', notNull, mobile],
      verificationCode: ['验证码', notNull],
      certificate: ['凭证', notNull],
    });
    const number = textIn(body, 'mobile');
    if (number === user.mobile) throw refusal(20318);
    useCertificate(textIn(body, 'certificate'));
    useCode(number, '1', textIn(body, 'verificationCode'));
    if (system().users.some((other) => other.mobile === number)) throw refusal(20319);
    change(user, { mobile: number });
    return ok();
  }),
];

export function setPassword(user: UserRow, password: string, byUserId = user.id): void {
  updateRow(system().users, { id: user.id }, { password, passwordLevel: passwordLevel(password) }, byUserId);
}

function change(user: UserRow, changes: Partial<UserRow>): void {
  updateRow(system().users, { id: user.id }, changes, user.id);
}
