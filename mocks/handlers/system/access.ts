import type { MenuRow, UserRow } from '../../data/system/rows';
import { SUPER_ADMIN } from '../../data/system/users';
import { readToken } from '../../tokens';
import { system } from './state';

const TOKEN = 'T-Authorization';

/** The raw token of a request: the header, or if that is blank the parameter of the same name. */
export function tokenOf(request: Request): string {
  return request.headers.get(TOKEN)?.trim() || (new URL(request.url).searchParams.get(TOKEN) ?? '');
}

/** The user of a token; null when it is forged, expired, signed out, or its user was deleted. */
export function userOfToken(token: string): UserRow | null {
  const claims = readToken(token, system().now());
  return system().users.find(({ id }) => id === claims?.uid) ?? null;
}

export function isSuperAdmin(user: UserRow): boolean {
  return user.username === SUPER_ADMIN;
}

export function roleIdsOf(user: UserRow): string[] {
  return system().userRoles.get(user.id)?.roleIds ?? [];
}

/** Menu entries and buttons of the user's roles; the super admin has all. */
export function menusOf(user: UserRow): MenuRow[] {
  if (isSuperAdmin(user)) return system().menus;
  const ids = new Set(roleIdsOf(user).flatMap((roleId) => system().roleMenus.get(roleId) ?? []));
  return system().menus.filter(({ id }) => ids.has(id));
}

/** Authorities such as `system_dict_insert`, from the buttons of the user's roles. */
export function permsOf(user: UserRow): string[] {
  return menusOf(user).flatMap(({ permissions }) => (permissions === null ? [] : [permissions]));
}
