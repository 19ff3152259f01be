import { loggedActions } from '../../action-log/action-log';
import { persisted } from '../../content/persistence';
import { ok } from '../../envelope';
import { findPage } from '../../search/list-query';
import { signedCall } from './call';
import { system } from './state';

const operations = { authority: 'system_op_logs_select' };

/** Logins, logouts and actions of staff; both are read-only. */
export const logHandlers = [
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/login-logs/findPage',
    ({ query }) => ok(findPage(system().loginLogs, query)),
    { authority: 'devops_login_logs_select' },
  ),
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/op-logs/findPage',
    async ({ query }) => {
      await persisted();
      return ok(findPage(loggedActions(), query));
    },
    operations,
  ),
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/op-logs/get',
    async ({ query }) => {
      await persisted();
      return ok(loggedActions().find(({ id }) => id === query.get('id')));
    },
    operations,
  ),
];
