import type { LoginLogRow, UserRow } from '../../../data/system/rows';
import { insertRow } from '../row-writes';
import { system } from '../state';

/** Writes a login (1) or logout (2) to the log, like the back end before its last checks of the account. */
export function logSession(user: UserRow, type: LoginLogRow['type'], loginFrom: string): void {
  const { username, realName } = user;
  const from = { remoteAddr: '192.0.2.1', userAgent: 'Mozilla/5.0', loginFrom: loginFrom || '0' };
  insertRow<LoginLogRow>(system().loginLogs, { username, realName, type, ...from }, user.id);
}
