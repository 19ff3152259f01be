import type { UserRow } from '../../../data/system/rows';
import { ok } from '../../../envelope';
import { findPage } from '../../../search/list-query';
import { isSuperAdmin, roleIdsOf } from '../access';
import { encryptedBody, jsonBody, textIn, type Body } from '../body';
import { signedCall } from '../call';
import { addUser, takeAway } from './new-user';
import { refusal } from '../refusal';
import { changesIn, deleteRows, idsOf, updateRow } from '../row-writes';
import { system } from '../state';
import { defaultRoles } from '../settings/option-values';
import {
  email,
  general,
  generalWithChinese,
  max,
  min,
  mobile,
  notNull,
  securePassword,
  validate,
  type Model,
} from '../validation';

const model: Model = {
  username: ['登录账户', notNull, general, max(32), min(4)],
  realName: ['真实姓名', notNull, generalWithChinese, max(50)],
  mobile: ['手机', mobile],
  email: ['邮箱', email, max(100)],
  no: ['工号', general, max(32)],
  remark: ['备注', max(255)],
  sign: ['签名', max(255)],
};

/** Administration of users: find, add, change, delete. */
export const userHandlers = [
  signedCall('get', '*/rcep-boot/api/v1/system/user/get', ({ query }) => {
    const user = system().users.find(({ id }) => id === query.get('id'));
    return ok(user === undefined ? null : { ...user, password: null });
  }),
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/user/findPage',
    ({ query, user }) => {
      const rows = system().users.filter(
        (row) =>
          row.id !== user.id &&
          !isSuperAdmin(row) &&
          row.izTenantAdmin !== '1' &&
          isIn(row, query.get('orgIdGroup') ?? ''),
      );
      return ok(findPage(rows.map(listed), query));
    },
    { authority: 'system_user_select' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/user/insert',
    async ({ request, user }) => {
      const body = await jsonBody(request);
      validate(body, { ...model, password: ['登录密码', notNull, securePassword, max(50)] });
      checkUnique(body, '');
      const fields = changesIn<UserRow>(body, ['mobile', 'email', 'no', 'avatar', 'remark', 'sign']);
      const names = {
        username: textIn(body, 'username'),
        realName: textIn(body, 'realName'),
        password: textIn(body, 'password'),
      };
      const added = addUser({ ...fields, ...names }, user.id);
      system().userRoles.set(added.id, defaultRoles());
      return ok({ ...added, password: null }, '新增用户信息成功');
    },
    { authority: 'system_user_insert' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/user/update',
    async ({ request, user }) => {
      const body = await jsonBody(request);
      validate(body, model);
      checkUnique(body, textIn(body, 'id'));
      const changed = updateRow(
        system().users,
        body,
        changesIn<UserRow>(body, ['realName', 'mobile', 'email', 'no', 'avatar'], ['remark', 'sign']),
        user.id,
      );
      takeAway(changed.mobile, changed.email, changed.id);
      return ok(null, '修改用户信息成功');
    },
    { authority: 'system_user_update' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/user/del',
    async ({ request, user }) => {
      remove([textIn(await encryptedBody(request), 'id')], user);
      return ok(null, '删除用户信息成功');
    },
    { authority: 'system_user_delete' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/user/delAll',
    async ({ request, user }) => {
      remove(idsOf(textIn(await encryptedBody(request), 'ids')), user);
      return ok(null, '批量删除用户信息成功');
    },
    { authority: 'system_user_delete' },
  ),
];

/** Codes 20312 and 20313: neither oneself nor the super admin may be touched. */
export function checkOther(ids: readonly string[], user: UserRow): void {
  if (ids.includes(user.id)) throw refusal(20312);
  if (system().users.some((row) => ids.includes(row.id) && isSuperAdmin(row))) throw refusal(20313);
}

function remove(ids: readonly string[], user: UserRow): void {
  checkOther(ids, user);
  deleteRows(system().users, ids);
}

function listed(user: UserRow): object {
  const names = system()
    .roles.filter(({ id }) => roleIdsOf(user).includes(id))
    .map(({ roleName }) => roleName);
  return { ...user, password: null, passwordLevel: null, roleNames: names.join(',') };
}

/**
 * `org_all`, `org_null` (no organisation), or the path `0,1,2` of one with all below it; no filter without a group.
 */
function isIn(user: UserRow, group: string): boolean {
  if (group === 'org_all') return true;
  const refs = system().userOrgs.filter(({ userId }) => userId === user.id);
  if (group === 'org_null') return refs.length === 0;
  return refs.some(({ orgIds }) => orgIds === group || orgIds.startsWith(`${group},`));
}

function checkUnique(body: Body, ownId: string): void {
  const others = system().users.filter(({ id }) => id !== ownId);
  if (others.some(({ username }) => username === body['username'])) throw refusal(20300);
  const no = textIn(body, 'no');
  if (no !== '' && others.some((row) => row.no === no)) throw refusal(20306);
}
