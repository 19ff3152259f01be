import type { AreaRow } from '../../../data/system/rows';
import { ok } from '../../../envelope';
import { jsonBody, textIn, type Body } from '../body';
import { signedCall } from '../call';
import { refusal } from '../refusal';
import { deleteRows, idsOf, insertRow, updateRow } from '../row-writes';
import { system } from '../state';
import { generalWithChinese, integer, max, notNull, validate, type Model } from '../validation';

const model: Model = {
  parentId: ['父级主键', max(19)],
  areaCode: ['地域编号', notNull, integer, max(40)],
  areaName: ['地域名称', notNull, generalWithChinese, max(40)],
};

/** Administration of areas; levels are in the order of their codes. */
export const areaHandlers = [
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/area/get',
    ({ query }) => ok(system().areas.find(({ id }) => id === query.get('id'))),
    { authority: 'system_area_select' },
  ),
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/area/findTree',
    ({ query }) => ok(level(query.get('parentId') ?? '')),
    { authority: 'system_area_select' },
  ),
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/area/findTreeAll',
    ({ query }) => ok(tree('0', Number(query.get('deep')))),
    { authority: 'system_area_select' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/area/insert',
    async ({ request, user }) => {
      insertRow<AreaRow>(system().areas, checkedRow(await jsonBody(request)), user.id);
      return ok(null, '新增地域成功');
    },
    { authority: 'system_area_insert' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/area/update',
    async ({ request, user }) => {
      const body = await jsonBody(request);
      updateRow(system().areas, body, checkedRow(body), user.id);
      return ok(null, '修改地域成功');
    },
    { authority: 'system_area_update' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/area/del',
    ({ query }) => {
      remove([query.get('id') ?? '']);
      return ok(null, '删除地域成功');
    },
    { authority: 'system_area_delete' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/area/delAll',
    ({ query }) => {
      remove(idsOf(query.get('ids')));
      return ok(null, '批量删除地域成功');
    },
    { authority: 'system_area_delete' },
  ),
];

function level(parentId: string) {
  const here = system().areas.filter((row) => row.parentId === parentId);
  return here
    .toSorted((a, b) => Number(a.areaCode) - Number(b.areaCode))
    .map((row) => {
      const hasChildren = system().areas.some((other) => other.parentId === row.id);
      return { ...row, hasChildren, isLeaf: !hasChildren };
    });
}

type AreaNode = ReturnType<typeof level>[number] & { children?: AreaNode[] };

/** The areas below a parent as a tree of at most `deep` levels. */
const tree = (parentId: string, deep: number): AreaNode[] =>
  level(parentId).map((row) =>
    row.hasChildren && deep > 1 ? { ...row, children: tree(row.id, deep - 1) } : row,
  );

function checkedRow(body: Body): Pick<AreaRow, 'parentId' | 'areaCode' | 'areaName'> {
  validate(body, model);
  const areaCode = textIn(body, 'areaCode');
  if (system().areas.some((row) => row.id !== body['id'] && row.areaCode === areaCode)) throw refusal(20600);
  return { parentId: textIn(body, 'parentId') || '0', areaCode, areaName: textIn(body, 'areaName') };
}

/** Deletes areas with everything below them. */
function remove(ids: readonly string[]): void {
  const below = (id: string): string[] => [
    id,
    ...system()
      .areas.filter(({ parentId }) => parentId === id)
      .flatMap((row) => below(row.id)),
  ];
  deleteRows(system().areas, ids.flatMap(below));
}
