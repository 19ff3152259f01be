import { ok } from '../../../envelope';
import { jsonBody, listIn, textIn } from '../body';
import { signedCall } from '../call';
import { refusal } from '../refusal';
import { system } from '../state';

const authority = 'system_role_setMenuPerms';

/** The menu entries and buttons of a role. Version 1 answers only the leaves (the checked boxes of a tree), 2 all. */
export const rolePermHandlers = [
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/role/perms/getPerms',
    ({ query }) => ok(leavesOf(query.get('roleId'))),
    { authority },
  ),
  signedCall(
    'get',
    '*/rcep-boot/api/v2/system/role/perms/getPerms',
    ({ query }) => ok(rolesWith(query.get('roleId'))),
    { authority },
  ),
  signedCall('post', '*/rcep-boot/api/v1/system/role/perms/setPerms', ({ request }) => setPerms(request), {
    authority,
  }),
  signedCall('post', '*/rcep-boot/api/v2/system/role/perms/setPerms', ({ request }) => setPerms(request), {
    authority,
  }),
];

async function setPerms(request: Request): Promise<Response> {
  const body = await jsonBody(request);
  const roleId = textIn(body, 'roleId');
  if (!system().roles.some(({ id }) => id === roleId)) throw refusal(20201);
  system().roleMenus.set(roleId, listIn(body, 'permsIds'));
  return ok();
}

function rolesWith(roleId: string | null): string[] {
  return system().roleMenus.get(roleId ?? '') ?? [];
}

function leavesOf(roleId: string | null): string[] {
  const parents = new Set(system().menus.map(({ parentId }) => parentId));
  return rolesWith(roleId).filter((id) => !parents.has(id));
}
