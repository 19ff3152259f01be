import { desEncrypt } from '../../../crypto/des-encrypt';
import type { UserRow } from '../../../data/system/rows';
import { hutoolOk } from '../../../envelope';
import { issueToken } from '../../../tokens';
import { isSuperAdmin, menusOf, permsOf, roleIdsOf } from '../access';
import { refusal } from '../refusal';
import type { PrincipalKind } from './failed-attempts';
import { nextNumber, system } from '../state';

const FIELDS = { account: 'username', mobile: 'mobile', email: 'email' } as const;

/** The user of a principal; code 100202 when there is none. */
export function userByPrincipal(principal: string, kind: PrincipalKind): UserRow {
  const user = system().users.find((row) => row[FIELDS[kind]] === principal);
  if (user === undefined) throw refusal(100202);
  return user;
}

/** Code 100204 for a disabled account. */
export function checkEnabled(user: UserRow): void {
  if (user.enable !== '1') throw refusal(100204);
}

/** The last checks of a login (codes 12105, 12108, 12109, 12110), then a token of 120 minutes, encrypted. */
export function openSession(user: UserRow, loginFrom: string): Response {
  if (system().tenants.some(({ id, enable }) => id === user.tenantId && enable === '0')) throw refusal(12105);
  if (!isSuperAdmin(user)) {
    if (roleIdsOf(user).length === 0) throw refusal(12108);
    if (!menusOf(user).some(({ type }) => type === '1')) throw refusal(12109);
    if (permsOf(user).length === 0) throw refusal(12110);
  }
  user.loginIp = '127.0.0.1';
  const { username, realName: nickname, tenantId, mobile } = user;
  // The back end writes the user name under `email` too. `jti` distinguishes two sessions of the same second.
  const claims = {
    uid: user.id,
    username,
    nickname,
    tenantId,
    mobile,
    email: username,
    loginFrom,
    jti: nextNumber(),
  };
  return hutoolOk(desEncrypt(JSON.stringify(issueToken(claims, system().now())), system().key.publicKey));
}
