import { ok } from '../../../envelope';
import { encryptedBody, textIn } from '../body';
import { publicCall } from '../call';
import { addUser } from './new-user';
import { refusal } from '../refusal';
import { system } from '../state';
import { defaultRoles } from '../settings/option-values';
import { general, max, min, mobile, notNull, plainPassword, validate } from '../validation';
import { useCode } from './verification-codes';

/**
 * POST register: `{username, mobile, verificationCode, password}`, encrypted like a login. The delivered back end has
 * no such call; this is the product's own design. The code may be of either type; the account gets the default role.
 */
export const registerHandlers = [
  publicCall('post', '*/rcep-boot/register', async ({ request }) => {
    const body = await encryptedBody(request);
    validate(body, {
      username: ['登录账户', notNull, general, max(32), min(4)],
      mobile: ['手机号', notNull, mobile],
      verificationCode: ['验证码', notNull],
      password: ['登录密码', notNull, plainPassword],
    });
    const [username, number] = [textIn(body, 'username'), textIn(body, 'mobile')];
    if (system().users.some((user) => user.username === username)) throw refusal(20300);
    if (system().users.some((user) => user.mobile === number)) throw refusal(20319);
    const type = system().codes.has(`${number}:1`) ? '1' : '0';
    useCode(number, type, textIn(body, 'verificationCode'));
    const user = addUser(
      { username, mobile: number, realName: username, password: textIn(body, 'password') },
      '0',
    );
    system().userRoles.set(user.id, defaultRoles());
    return ok(null, '注册成功');
  }),
];
