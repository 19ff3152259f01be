import type { TenantRow, UserRow } from '../../../data/system/rows';
import { ok } from '../../../envelope';
import { findPage } from '../../../search/list-query';
import { jsonBody, textIn, type Body } from '../body';
import { signedCall } from '../call';
import { refusal } from '../refusal';
import { changesIn, deleteRows, idsOf, insertRow, updateRow } from '../row-writes';
import { system } from '../state';
import { generalWithChinese, max, notNull, validate, type Model } from '../validation';

const model: Model = {
  tenantName: ['租户名称', notNull, generalWithChinese, max(50)],
  enable: ['是否启用', notNull, max(1)],
  remark: ['备注', max(255)],
};

/** The tenant of the platform itself. */
const PLATFORM = '0';

/** Administration of tenants. */
export const tenantHandlers = [
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/tenant/get',
    ({ query }) => ok(system().tenants.find(({ id }) => id === query.get('id'))),
    { authority: 'system_tenant_select' },
  ),
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/tenant/findPage',
    ({ query }) => ok(findPage(system().tenants, query)),
    { authority: 'system_tenant_select' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/tenant/insert',
    async ({ request, user }) => {
      const body = await jsonBody(request);
      const row = { ...checkedRow(body), remark: textIn(body, 'remark') || null };
      insertRow<TenantRow>(system().tenants, row, user.id);
      return ok(null, '新增租户成功');
    },
    { authority: 'system_tenant_insert' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/tenant/update',
    async ({ request, user }) => {
      const body = await jsonBody(request);
      checkOther([textIn(body, 'id')], user);
      const row = { ...checkedRow(body), ...changesIn<TenantRow>(body, [], ['remark']) };
      updateRow(system().tenants, body, row, user.id);
      return ok(null, '修改租户成功');
    },
    { authority: 'system_tenant_update' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/tenant/enableTenant',
    ({ query, user }) => {
      const id = query.get('tenantId') ?? '';
      checkOther([id], user);
      updateRow(system().tenants, { id }, { enable: flag(query.get('enable')) }, user.id);
      return ok(null, '变更租户状态成功');
    },
    { authority: 'system_tenant_enable' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/tenant/del',
    ({ query, user }) => {
      remove([query.get('id') ?? ''], user);
      return ok(null, '删除租户成功');
    },
    { authority: 'system_tenant_delete' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/tenant/delAll',
    ({ query, user }) => {
      remove(idsOf(query.get('ids')), user);
      return ok(null, '批量删除租户成功');
    },
    { authority: 'system_tenant_delete' },
  ),
];

const flag = (text: string | null): '0' | '1' => (text === '1' ? '1' : '0');

function checkedRow(body: Body): Pick<TenantRow, 'tenantName' | 'enable'> {
  validate(body, model);
  const tenantName = textIn(body, 'tenantName');
  if (system().tenants.some((row) => row.id !== body['id'] && row.tenantName === tenantName))
    throw refusal(20400);
  return { tenantName, enable: flag(textIn(body, 'enable')) };
}

/** Code 20403 for the platform, 20402 for the user's own tenant. */
function checkOther(ids: readonly string[], { tenantId }: UserRow): void {
  if (ids.includes(PLATFORM)) throw refusal(20403);
  if (ids.includes(tenantId)) throw refusal(20402);
}

/** Code 20401 when a user belongs to one of them. */
function remove(ids: readonly string[], user: UserRow): void {
  checkOther(ids, user);
  if (system().users.some(({ tenantId }) => ids.includes(tenantId))) throw refusal(20401);
  deleteRows(system().tenants, ids);
}
