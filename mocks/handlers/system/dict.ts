import type { DictRow, UserRow } from '../../data/system/rows';
import { ok } from '../../envelope';
import { findPage } from '../../search/list-query';
import { isSuperAdmin } from './access';
import { jsonBody, textIn, type Body } from './body';
import { signedCall } from './call';
import { refusal } from './refusal';
import { changesIn, deleteRows, idsOf, insertRow, updateRow } from './row-writes';
import { system } from './state';
import { general, generalWithChinese, max, notNull, validate, type Model } from './validation';

const model: Model = {
  typeCode: ['字典类型编号', notNull, general, max(120)],
  typeName: ['字典类型名称', notNull, generalWithChinese, max(120)],
  izLock: ['是否内置数据', notNull, max(1)],
  remark: ['备注', max(255)],
};

/** Dictionaries: lookup by code, and administration of the types. */
export const dictHandlers = [
  signedCall('get', '*/rcep-boot/api/v1/system/dict/findPage', ({ query }) =>
    ok(findPage(system().dicts, query)),
  ),
  signedCall('get', '*/rcep-boot/api/v1/system/dict/get', ({ query }) =>
    ok(system().dicts.find(({ id }) => id === query.get('id'))),
  ),
  signedCall('get', '*/rcep-boot/api/v1/system/dict/getDictListByCode', ({ query }) => {
    const entries = system().dictDetails.filter(({ typeCode }) => typeCode === query.get('typeCode'));
    const sorted = entries.toSorted((a, b) => a.sortNo - b.sortNo);
    return ok(
      sorted.map((entry) => ({
        typeCode: entry.typeCode,
        dictName: entry.dictName,
        dictValue: entry.dictValue,
        dictSort: null,
        model: entry,
      })),
    );
  }),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/dict/insert',
    async ({ request, user }) => {
      const body = await jsonBody(request);
      validate(body, model);
      checkUnique(body, '');
      const [typeCode, typeName, izLock] = [
        textIn(body, 'typeCode'),
        textIn(body, 'typeName'),
        textIn(body, 'izLock'),
      ];
      insertRow<DictRow>(
        system().dicts,
        { typeCode, typeName, izLock, remark: textIn(body, 'remark') || null },
        user.id,
      );
      return ok(null, '新增字典数据成功');
    },
    { authority: 'system_dict_insert' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/dict/update',
    async ({ request, user }) => {
      const body = await jsonBody(request);
      validate(body, model);
      checkMayChange([textIn(body, 'id')], user);
      checkUnique(body, textIn(body, 'id'));
      const row = updateRow(
        system().dicts,
        body,
        changesIn<DictRow>(body, ['typeCode', 'typeName', 'izLock'], ['remark']),
        user.id,
      );
      for (const entry of system().dictDetails) if (entry.typeId === row.id) entry.typeCode = row.typeCode;
      return ok(null, '修改字典数据成功');
    },
    { authority: 'system_dict_update' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/dict/del',
    ({ query, user }) => {
      remove([query.get('id') ?? ''], user);
      return ok(null, '删除字典数据成功');
    },
    { authority: 'system_dict_delete' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/dict/delAll',
    ({ query, user }) => {
      remove(idsOf(query.get('ids')), user);
      return ok(null, '批量删除字典数据成功');
    },
    // The back end requires the wrong authority here.
    { authority: 'system_dict_insert' },
  ),
];

/** Deletes types with their entries. */
function remove(ids: readonly string[], user: UserRow): void {
  checkMayChange(ids, user);
  deleteRows(system().dicts, ids);
  system().dictDetails = system().dictDetails.filter(({ typeId }) => !ids.includes(typeId));
}

/** Code 20000: only the super admin may change built-in types. */
function checkMayChange(ids: readonly string[], user: UserRow): void {
  const isLocked = system().dicts.some(({ id, izLock }) => ids.includes(id) && izLock === '1');
  if (isLocked && !isSuperAdmin(user)) throw refusal(20000);
}

function checkUnique(body: Body, ownId: string): void {
  if (system().dicts.some(({ id, typeCode }) => id !== ownId && typeCode === body['typeCode']))
    throw refusal(20100);
}
