import { ok } from '../../envelope';
import { findPage } from '../../list-query';
import { standardRows, writeStandards } from '../../standard-library';
import type { IndicatorRow, StandardRows } from '../../standard-rows';
import { jsonBody, textIn, type Body } from '../system/body';
import { signedCall } from '../system/call';
import { refusal } from '../system/refusal';
import { changesIn, deleteRows, idsOf, insertRow, updateRow } from '../system/row-writes';
import { max, notNull, url, validate, type Model } from '../system/validation';
import { checkSourced, day, mark, pattern, sourceDate } from './rules';

const model: Model = {
  standardId: ['标准ID', notNull],
  key: ['指标代码', pattern('不是小写字母、数字和连字符', /^[a-z0-9-]+$/), max(60)],
  name: ['指标名称', notNull, max(200)],
  productClass: ['产品类别', max(300)],
  limit: ['限值', notNull, max(300)],
  unit: ['单位', max(60)],
  testMethod: ['试验方法', max(300)],
  inForceFrom: ['实施日期', day],
  note: ['说明', max(1000)],
  sourceUrl: ['来源网址', url, max(500)],
  asOf: ['数据日期', sourceDate],
  mark: ['数据标记', notNull, mark],
};

const REQUIRED = ['standardId', 'name', 'limit', 'mark'] as const;
const NULLABLE = [
  'key',
  'productClass',
  'unit',
  'testMethod',
  'inForceFrom',
  'note',
  'sourceUrl',
  'asOf',
] as const;

const BASE = '*/rcep-boot/api/v1/content/standard/indicator';
const select = { authority: 'content_standard_select' };

/** Indicators of the standards. */
export const contentIndicatorHandlers = [
  signedCall(
    'get',
    `${BASE}/findPage`,
    async ({ query }) => ok(findPage((await standardRows()).indicators, query)),
    select,
  ),
  signedCall(
    'get',
    `${BASE}/get`,
    async ({ query }) => ok((await standardRows()).indicators.find(({ id }) => id === query.get('id'))),
    select,
  ),
  signedCall(
    'post',
    `${BASE}/insert`,
    async ({ request, user }) => {
      const body = await checkedBody(request);
      await writeStandards((rows) => {
        checkStandard(rows, body);
        const fields = fieldsOf(body) as Parameters<typeof insertRow<IndicatorRow>>[1];
        insertRow<IndicatorRow>(rows.indicators, fields, user.id);
      });
      return ok(null, '新增指标成功');
    },
    { authority: 'content_standard_insert' },
  ),
  signedCall(
    'post',
    `${BASE}/update`,
    async ({ request, user }) => {
      const body = await checkedBody(request);
      await writeStandards((rows) => {
        checkStandard(rows, body);
        updateRow(rows.indicators, body, fieldsOf(body), user.id);
      });
      return ok(null, '修改指标成功');
    },
    { authority: 'content_standard_update' },
  ),
  signedCall(
    'post',
    `${BASE}/del`,
    async ({ query }) => {
      await writeStandards(({ indicators }) => deleteRows(indicators, [query.get('id') ?? '']));
      return ok(null, '删除指标成功');
    },
    { authority: 'content_standard_delete' },
  ),
  signedCall(
    'post',
    `${BASE}/delAll`,
    async ({ query }) => {
      await writeStandards(({ indicators }) => deleteRows(indicators, idsOf(query.get('ids'))));
      return ok(null, '批量删除指标成功');
    },
    { authority: 'content_standard_delete' },
  ),
];

async function checkedBody(request: Request): Promise<Body> {
  const body = await jsonBody(request);
  validate(body, model);
  checkSourced(body);
  return body;
}

/** Code 20900: the standard is there no more. */
function checkStandard({ standards }: StandardRows, body: Body): void {
  if (!standards.some(({ id }) => id === textIn(body, 'standardId'))) throw refusal(20900);
}

const fieldsOf = (body: Body): Partial<IndicatorRow> => {
  const sent = changesIn<IndicatorRow>(body, [...REQUIRED], [...NULLABLE]);
  return Object.fromEntries(
    Object.entries(sent).map(([field, value]) => [field, value === '' ? null : value]),
  ) as Partial<IndicatorRow>;
};
