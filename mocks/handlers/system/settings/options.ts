import type { OptionRow } from '../../../data/system/rows';
import { ok } from '../../../envelope';
import { findPage } from '../../../search/list-query';
import { jsonBody, textIn, type Body } from '../body';
import { signedCall } from '../call';
import { refusal } from '../refusal';
import { changesIn, deleteRows, idsOf, insertRow, updateRow } from '../row-writes';
import { system } from '../state';
import { general, max, notNull, validate, type Model } from '../validation';

const model: Model = {
  optionCode: ['参数编号', notNull, general, max(100)],
  optionName: ['参数名称', max(200)],
  optionValue: ['参数值', notNull, max(10_000)],
  remark: ['备注', max(255)],
};

/** Parameters that staff may change; the back end's own are settings (`settings.ts`) and refused here (20702). */
export const optionHandlers = [
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/options/get',
    ({ query }) => ok(openOptions().find(({ id }) => id === query.get('id'))),
    { authority: 'system_options_select' },
  ),
  signedCall(
    'get',
    '*/rcep-boot/api/v1/system/options/findPage',
    ({ query }) => ok(findPage(openOptions(), query)),
    { authority: 'system_options_select' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/options/insert',
    async ({ request, user }) => {
      const body = await jsonBody(request);
      insertRow<OptionRow>(
        system().options,
        { ...checkedRow(body), izLock: '0', izExclude: '0', remark: textIn(body, 'remark') || null },
        user.id,
      );
      return ok(null, '新增系统参数成功');
    },
    { authority: 'system_options_insert' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/options/update',
    async ({ request, user }) => {
      const body = await jsonBody(request);
      checkOpen([textIn(body, 'id')]);
      const row = { ...checkedRow(body), ...changesIn<OptionRow>(body, [], ['remark']) };
      updateRow(system().options, body, row, user.id);
      return ok(null, '修改系统参数成功');
    },
    { authority: 'system_options_update' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/options/del',
    ({ query }) => {
      remove([query.get('id') ?? '']);
      return ok(null, '删除系统参数成功');
    },
    { authority: 'system_options_delete' },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/options/delAll',
    ({ query }) => {
      remove(idsOf(query.get('ids')));
      return ok(null, '批量删除系统参数成功');
    },
    { authority: 'system_options_delete' },
  ),
];

const openOptions = () => system().options.filter(({ izLock }) => izLock === '0');

function checkedRow(body: Body): Pick<OptionRow, 'optionCode' | 'optionName' | 'optionValue'> {
  validate(body, model);
  const optionCode = textIn(body, 'optionCode');
  if (system().options.some((row) => row.id !== body['id'] && row.optionCode === optionCode))
    throw refusal(20700);
  return { optionCode, optionName: textIn(body, 'optionName'), optionValue: textIn(body, 'optionValue') };
}

/** Code 20702 for one of the back end's own. */
function checkOpen(ids: readonly string[]): void {
  if (system().options.some(({ id, izLock }) => izLock === '1' && ids.includes(id))) throw refusal(20702);
}

function remove(ids: readonly string[]): void {
  checkOpen(ids);
  deleteRows(system().options, ids);
}
