import type { BaseRow, OrgRow } from '../../../data/system/rows';
import { ok } from '../../../envelope';
import { jsonBody, textIn, type Body } from '../body';
import { signedCall } from '../call';
import { refusal } from '../refusal';
import { changesIn, deleteRows, idsOf, insertRow, updateRow } from '../row-writes';
import { system } from '../state';
import { general, generalWithChinese, integer, max, notNull, validate, type Model } from '../validation';

const model: Model = {
  orgCode: ['组织机构编码', notNull, general, max(40)],
  orgName: ['组织机构名称', notNull, generalWithChinese, max(50)],
  sortNo: ['排序', notNull, integer],
  remark: ['备注', max(255)],
};

/** Adding, changing and deleting organisations. */
export const orgAdminHandlers = [
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/org/insert',
    async ({ request, user }) => {
      insertRow<OrgRow>(system().orgs, checkedRow(await jsonBody(request), ''), user.id);
      return ok(null, '新增组织机构成功');
    },
    { authority: 'system_org_insert' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/org/update',
    async ({ request, user }) => {
      const body = await jsonBody(request);
      const { orgType, ...row } = checkedRow(body, textIn(body, 'id'));
      // A type that is not sent is not written: the back end skips null unless its column is marked.
      const moved = updateRow(
        system().orgs,
        body,
        textIn(body, 'orgType') === '' ? row : { ...row, orgType },
        user.id,
      );
      placeBelow(moved);
      return ok(null, '修改组织机构成功');
    },
    { authority: 'system_org_update' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/org/del',
    ({ query }) => {
      remove([query.get('id') ?? '']);
      return ok(null, '删除组织机构成功');
    },
    { authority: 'system_org_delete' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/org/delAll',
    ({ query }) => {
      remove(idsOf(query.get('ids')));
      return ok(null, '批量删除组织机构成功');
    },
    { authority: 'system_org_delete' },
  ),
];

function checkedRow(body: Body, ownId: string): Omit<OrgRow, keyof BaseRow> {
  validate(body, model);
  if (system().orgs.some(({ id, orgCode }) => id !== ownId && orgCode === body['orgCode']))
    throw refusal(20500);
  const parentId = textIn(body, 'parentId') || '0';
  const parent = system().orgs.find(({ id }) => id === parentId);
  const { remark = null } = changesIn<OrgRow>(body, [], ['remark']);
  return {
    parentId,
    parentIds: parent === undefined ? '0' : `${parent.parentIds},${parentId}`,
    orgCode: textIn(body, 'orgCode'),
    orgName: textIn(body, 'orgName'),
    orgType: textIn(body, 'orgType') || '2',
    sortNo: Number(body['sortNo']),
    remark,
    tenantId: '0',
  };
}

/** Writes the ancestors of everything below a row that may have another parent now. */
function placeBelow({ id, parentIds }: OrgRow): void {
  for (const row of system().orgs.filter(({ parentId }) => parentId === id)) {
    row.parentIds = `${parentIds},${id}`;
    placeBelow(row);
  }
}

/** Code 20501 when a user belongs to one of them. */
function remove(ids: readonly string[]): void {
  if (system().userOrgs.some(({ orgIds }) => orgIds.split(',').some((id) => ids.includes(id))))
    throw refusal(20501);
  const isBelow = (row: OrgRow): boolean => row.parentIds.split(',').some((id) => ids.includes(id));
  deleteRows(
    system().orgs,
    system()
      .orgs.filter((row) => ids.includes(row.id) || isBelow(row))
      .map(({ id }) => id),
  );
}
