import { ok } from '../../../envelope';
import { revokeToken } from '../../../tokens';
import { tokenOf } from '../access';
import { publicCall, signedCall } from '../call';
import { logSession } from './log-session';
import { CAPTCHA_FROM, failedAttemptCount } from './failed-attempts';

/** GET system/slipCount, POST system/logout. */
export const sessionHandlers = [
  publicCall('get', '*/rcep-boot/system/slipCount', ({ query }) =>
    ok({ base: CAPTCHA_FROM, curr: failedAttemptCount(query.get('username') ?? '') }),
  ),
  signedCall('post', '*/rcep-boot/system/logout', ({ request, user }) => {
    logSession(user, '2', '0');
    revokeToken(tokenOf(request));
    return ok(null, '登出成功！');
  }),
];
