import type { RoleRow } from '../../../data/system/rows';
import { ok } from '../../../envelope';
import { findPage } from '../../../search/list-query';
import { jsonBody, textIn, type Body } from '../body';
import { signedCall } from '../call';
import { refusal } from '../refusal';
import { changesIn, deleteRows, idsOf, insertRow, updateRow } from '../row-writes';
import { system } from '../state';
import { general, generalWithChinese, max, notNull, validate, type Model } from '../validation';

const model: Model = {
  roleCode: ['角色编码', notNull, general, max(50)],
  roleName: ['角色名称', notNull, generalWithChinese, max(50)],
  remark: ['备注', max(255)],
};

/** Administration of roles. */
export const roleHandlers = [
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/role/get',
    ({ query }) => ok(system().roles.find(({ id }) => id === query.get('id'))),
    { authority: 'system_role_select' },
  ),
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/role/findPage',
    ({ query }) => ok(findPage(system().roles, query)),
    {
      authority: 'system_role_select',
    },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/role/insert',
    async ({ request, user }) => {
      const body = await jsonBody(request);
      validate(body, model);
      checkUnique(body, '');
      const defaults = { label: '1', dataScope: '0', izLock: '0', remark: null, tenantId: '0' };
      const names = { roleCode: textIn(body, 'roleCode'), roleName: textIn(body, 'roleName') };
      insertRow<RoleRow>(
        system().roles,
        { ...defaults, ...changesIn<RoleRow>(body, ['label', 'dataScope', 'remark']), ...names },
        user.id,
      );
      return ok(null, '新增角色成功');
    },
    { authority: 'system_role_insert' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/role/update',
    async ({ request, user }) => {
      const body = await jsonBody(request);
      validate(body, model);
      checkUnique(body, textIn(body, 'id'));
      updateRow(
        system().roles,
        body,
        changesIn<RoleRow>(body, ['roleCode', 'roleName', 'label', 'dataScope'], ['remark']),
        user.id,
      );
      return ok(null, '修改角色成功');
    },
    { authority: 'system_role_update' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/role/del',
    ({ query }) => {
      remove([query.get('id') ?? '']);
      return ok(null, '删除角色成功');
    },
    { authority: 'system_role_delete' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/role/delAll',
    ({ query }) => {
      remove(idsOf(query.get('ids')));
      return ok(null, '批量删除角色成功');
    },
    { authority: 'system_role_delete' },
  ),
];

/** Code 20203 when a user holds one of the roles. */
function remove(ids: readonly string[]): void {
  const living = system().users.map((user) => system().userRoles.get(user.id)?.roleIds ?? []);
  if (living.flat().some((roleId) => ids.includes(roleId))) throw refusal(20203);
  deleteRows(system().roles, ids);
}

function checkUnique(body: Body, ownId: string): void {
  const others = system().roles.filter(({ id }) => id !== ownId);
  if (others.some((role) => role.roleCode === body['roleCode'] || role.roleName === body['roleName']))
    throw refusal(20200);
}
