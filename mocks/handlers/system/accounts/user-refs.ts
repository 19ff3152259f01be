import { ok } from '../../../envelope';
import { jsonBody, listIn, textIn, type Body } from '../body';
import { signedCall } from '../call';
import { refusal } from '../refusal';
import { system, type UserOrg } from '../state';

/** Roles and organisations of a user. */
export const userRefHandlers = [
  signedCall('get', '*/rcep-boot/api/v1/system/user/getRoleIdsByUserId', ({ query }) =>
    ok(system().userRoles.get(query.get('userId') ?? '')?.roleIds ?? []),
  ),
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/user/roles/getRoles',
    ({ query }) => {
      const userId = query.get('userId') ?? '';
      const { roleIds = [], defRoleId = null } = system().userRoles.get(userId) ?? {};
      return ok({ userId, roleIds, defRoleId });
    },
    { authority: 'system_user_setRole' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/user/roles/setRoles',
    async ({ request }) => {
      const body = await jsonBody(request);
      const [userId, defRoleId] = [textIn(body, 'userId'), textIn(body, 'defRoleId')];
      if (userId === '') throw refusal(20303);
      const roleIds = listIn(body, 'roleIds');
      if (defRoleId === '' && roleIds.length > 0) throw refusal(20304);
      system().userRoles.set(userId, { roleIds, defRoleId: defRoleId === '' ? null : defRoleId });
      return ok();
    },
    { authority: 'system_user_setRole' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/user/org/setOrg',
    async ({ request }) => {
      const body = await jsonBody(request);
      const userId = textIn(body, 'userId');
      if (userId === '') throw refusal(20303);
      const defId = textIn((body['defModel'] ?? {}) as Body, 'id');
      if (defId === '') throw refusal(20307);
      const others = Array.isArray(body['orgModelList'])
        ? (body['orgModelList'] as Body[]).map((org) => textIn(org, 'id'))
        : [];
      const refs = [...new Set([defId, ...others])].map((orgId) => toRef(userId, orgId, orgId === defId));
      system().userOrgs = [...system().userOrgs.filter((ref) => ref.userId !== userId), ...refs];
      return ok();
    },
    { authority: 'system_user_setOrg' },
  ),
];

function toRef(userId: string, orgId: string, isDefault: boolean): UserOrg {
  const org = system().orgs.find(({ id }) => id === orgId);
  if (org === undefined) throw refusal(20307);
  return {
    id: `${userId}-${orgId}`,
    userId,
    orgId,
    orgIds: `${org.parentIds},${orgId}`,
    izDef: isDefault ? '1' : '0',
  };
}
