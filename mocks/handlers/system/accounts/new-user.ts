import type { UserRow } from '../../../data/system/rows';
import { insertRow } from '../row-writes';
import { system } from '../state';

type NewUser = Pick<UserRow, 'username' | 'password' | 'realName'> & Partial<UserRow>;

/** Adds an enabled user; a mobile number or address of another user is taken from them, like in the back end. */
export function addUser(fields: NewUser, byUserId: string): UserRow {
  takeAway(fields.mobile ?? null, fields.email ?? null, '');
  const { username, password, realName, ...rest } = fields;
  return insertRow<UserRow>(
    system().users,
    {
      username,
      password,
      passwordLevel: passwordLevel(password),
      realName,
      no: rest.no ?? null,
      mobile: rest.mobile ?? null,
      email: rest.email ?? null,
      enable: '1',
      avatar: rest.avatar ?? null,
      loginIp: null,
      remark: rest.remark ?? null,
      sign: rest.sign ?? null,
      tenantId: '0',
      izTenantAdmin: '0',
      enableSwitchTenant: '0',
    },
    byUserId,
  );
}

/** Removes a mobile number and a mail address from every user but `keeperId`. */
export function takeAway(mobile: string | null, email: string | null, keeperId: string): void {
  for (const user of system().users.filter(({ id }) => id !== keeperId)) {
    if (mobile !== null && user.mobile === mobile) user.mobile = null;
    if (email !== null && user.email === email) user.email = null;
  }
}

/** `password_level` of a password: the number of character classes, plus one for twelve or more characters. */
export function passwordLevel(password: string): string {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  return String(Math.max(0, kinds - 1) + (password.length >= 12 && kinds > 1 ? 1 : 0));
}
