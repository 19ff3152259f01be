import type { UserRow } from '../../../data/system/rows';
import { ok } from '../../../envelope';
import { isSuperAdmin, permsOf, roleIdsOf } from '../access';
import { signedCall } from '../call';
import { refusal } from '../refusal';
import { system } from '../state';

/** GET user/getInfo and user/getOrg, and the same of another user by id. */
export const userInfoHandlers = [
  signedCall('get', '*/rcep-boot/api/v1/system/user/getInfo', ({ user }) => ok(infoOf(user))),
  signedCall('get', '*/rcep-boot/api/v1/system/user/getInfoById', ({ query }) => {
    const user = system().users.find(({ id }) => id === query.get('userId'));
    if (user === undefined) throw refusal(401);
    return ok(infoOf(user));
  }),
  signedCall('get', '*/rcep-boot/api/v1/system/user/getOrg', ({ user }) => ok(orgsOf(user.id))),
  signedCall('get', '*/rcep-boot/api/v1/system/user/getOrgByUserId', ({ query }) =>
    ok(orgsOf(query.get('userId'))),
  ),
];

/** The user as shown in the console: no password, number and address masked, role codes and authorities. */
function infoOf(user: UserRow): object {
  const {
    password: _password,
    enable: _enable,
    loginIp: _loginIp,
    izTenantAdmin: _izTenantAdmin,
    ...shown
  } = user;
  const available = system().roles.filter(({ id }) => roleIdsOf(user).includes(id));
  const defRoleId = system().userRoles.get(user.id)?.defRoleId;
  return {
    ...shown,
    mobile: user.mobile === null ? null : `${user.mobile.slice(0, 3)}****${user.mobile.slice(7)}`,
    email: user.email === null ? null : maskedEmail(user.email),
    roles: available.map(({ roleCode }) => roleCode),
    perms: permsOf(user),
    izSuperAdmin: isSuperAdmin(user),
    switchTenantId: null,
    switchTenantUserId: null,
    dataScope: available.find(({ id }) => id === defRoleId)?.dataScope ?? null,
  };
}

/** The first character and the part from `@` on; a star for each other. */
function maskedEmail(email: string): string {
  return email.replace(
    /^(.)(.*)(@.*)$/,
    (_all, first: string, rest: string, domain: string) => first + '*'.repeat(rest.length) + domain,
  );
}

function orgsOf(userId: string | null): object[] {
  return system().userOrgs.filter((ref) => ref.userId === userId);
}
