import type { DictDetailRow, UserRow } from '../../data/system/rows';
import { ok } from '../../envelope';
import { findPage } from '../../search/list-query';
import { isSuperAdmin } from './access';
import { jsonBody, textIn, type Body } from './body';
import { signedCall } from './call';
import { refusal } from './refusal';
import { changesIn, deleteRows, idsOf, insertRow, updateRow } from './row-writes';
import { system } from './state';
import { general, generalWithChinese, integer, max, notNull, validate, type Model } from './validation';

const model: Model = {
  typeId: ['字典类型ID', notNull],
  typeCode: ['字典类型编号', notNull, general, max(120)],
  dictName: ['字典名称', notNull, generalWithChinese, max(120)],
  dictValue: ['字典值', notNull, max(120)],
  izLock: ['是否内置数据', notNull, max(1)],
  sortNo: ['排序', notNull, integer],
  remark: ['备注', max(255)],
};

/** Entries of the dictionaries. */
export const dictDetailHandlers = [
  signedCall('get', '*/rcep-boot/api/v1/system/dict/detail/get', ({ query }) =>
    ok(system().dictDetails.find(({ id }) => id === query.get('id'))),
  ),
  signedCall('get', '*/rcep-boot/api/v1/system/dict/detail/findPage', ({ query }) =>
    ok(findPage(system().dictDetails, query)),
  ),
  signedCall('get', '*/rcep-boot/api/v1/system/dict/detail/findListByTypeCode', ({ query }) =>
    ok(
      system()
        .dictDetails.filter(({ typeCode }) => typeCode === query.get('typeCode'))
        .toSorted((a, b) => a.sortNo - b.sortNo),
    ),
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/dict/detail/insert',
    async ({ request, user }) => {
      const body = await jsonBody(request);
      validate(body, model);
      checkUnique(body, '');
      insertRow<DictDetailRow>(system().dictDetails, fieldsOf(body), user.id);
      return ok(null, '新增字典数据成功');
    },
    { authority: 'system_dict_insert' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/dict/detail/update',
    async ({ request, user }) => {
      const body = await jsonBody(request);
      validate(body, model);
      checkMayChange([textIn(body, 'id')], user);
      checkUnique(body, textIn(body, 'id'));
      updateRow(system().dictDetails, body, fieldsOf(body), user.id);
      return ok(null, '修改字典数据成功');
    },
    { authority: 'system_dict_update' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/dict/detail/del',
    ({ query, user }) => {
      remove([query.get('id') ?? ''], user);
      return ok(null, '删除字典数据成功');
    },
    { authority: 'system_dict_delete' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/dict/detail/delAll',
    ({ query, user }) => {
      remove(idsOf(query.get('ids')), user);
      return ok(null, '批量删除字典数据成功');
    },
    { authority: 'system_dict_delete' },
  ),
];

function fieldsOf(
  body: Body,
): Pick<DictDetailRow, 'typeId' | 'typeCode' | 'dictName' | 'dictValue' | 'izLock' | 'sortNo' | 'remark'> {
  const { remark = null } = changesIn<DictDetailRow>(body, [], ['remark']);
  return {
    typeId: textIn(body, 'typeId'),
    typeCode: textIn(body, 'typeCode'),
    dictName: textIn(body, 'dictName'),
    dictValue: textIn(body, 'dictValue'),
    izLock: textIn(body, 'izLock'),
    sortNo: Number(body['sortNo']),
    remark,
  };
}

function remove(ids: readonly string[], user: UserRow): void {
  checkMayChange(ids, user);
  deleteRows(system().dictDetails, ids);
}

function checkMayChange(ids: readonly string[], user: UserRow): void {
  const isLocked = system().dictDetails.some(({ id, izLock }) => ids.includes(id) && izLock === '1');
  if (isLocked && !isSuperAdmin(user)) throw refusal(20000);
}

/** Code 20101: names and values are unique within their type. */
function checkUnique(body: Body, ownId: string): void {
  const others = system().dictDetails.filter(
    ({ id, typeCode }) => id !== ownId && typeCode === body['typeCode'],
  );
  const [name, value] = [textIn(body, 'dictName'), textIn(body, 'dictValue')];
  if (others.some(({ dictName, dictValue }) => dictName === name || dictValue === value))
    throw refusal(20101);
}
