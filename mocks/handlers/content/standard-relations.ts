import { ADOPTION_DEGREES, RELATION_KINDS } from '@/features/standards/standards-schema';
import { ok } from '../../envelope';
import { findPage } from '../../list-query';
import { standardLibrary, standardRows, writeStandards } from '../../standard-library';
import type { RelationRow, StandardRows } from '../../standard-rows';
import { jsonBody, textIn, type Body } from '../system/body';
import { signedCall } from '../system/call';
import { refusal } from '../system/refusal';
import { changesIn, deleteRows, idsOf, insertRow, updateRow } from '../system/row-writes';
import { notNull, validate, type Model } from '../system/validation';
import { mark, oneOf } from './rules';

const model: Model = {
  fromId: ['本方标准', notNull],
  toId: ['对方标准', notNull],
  kind: ['关系类型', notNull, oneOf(RELATION_KINDS)],
  degree: ['一致性程度', oneOf(ADOPTION_DEGREES)],
  mark: ['数据标记', notNull, mark],
};

const BASE = '*/rcep-boot/api/v1/content/standard/relation';
const select = { authority: 'content_standard_select' };

/** Relations between standards. */
export const contentRelationHandlers = [
  signedCall(
    'get',
    `${BASE}/findPage`,
    async ({ query }) => {
      const rows = (await answered()).map((row) => ({ ...row, standardId: [row.fromId, row.toId] }));
      const page = findPage(rows, query);
      return ok({ total: page.total, rows: page.rows.map(({ standardId: _ends, ...row }) => row) });
    },
    select,
  ),
  signedCall(
    'get',
    `${BASE}/get`,
    async ({ query }) => ok((await answered()).find(({ id }) => id === query.get('id'))),
    select,
  ),
  signedCall(
    'post',
    `${BASE}/insert`,
    async ({ request, user }) => {
      const body = await checkedBody(request);
      await writeStandards((rows) => {
        checkEnds(rows, body, '');
        const fields = fieldsOf(body) as Parameters<typeof insertRow<RelationRow>>[1];
        insertRow<RelationRow>(rows.relations, fields, user.id);
      });
      return ok(null, '新增关系成功');
    },
    { authority: 'content_standard_insert' },
  ),
  signedCall(
    'post',
    `${BASE}/update`,
    async ({ request, user }) => {
      const body = await checkedBody(request);
      await writeStandards((rows) => {
        checkEnds(rows, body, textIn(body, 'id'));
        updateRow(rows.relations, body, fieldsOf(body), user.id);
      });
      return ok(null, '修改关系成功');
    },
    { authority: 'content_standard_update' },
  ),
  signedCall(
    'post',
    `${BASE}/del`,
    async ({ query }) => {
      await writeStandards(({ relations }) => deleteRows(relations, [query.get('id') ?? '']));
      return ok(null, '删除关系成功');
    },
    { authority: 'content_standard_delete' },
  ),
  signedCall(
    'post',
    `${BASE}/delAll`,
    async ({ query }) => {
      await writeStandards(({ relations }) => deleteRows(relations, idsOf(query.get('ids'))));
      return ok(null, '批量删除关系成功');
    },
    { authority: 'content_standard_delete' },
  ),
];

async function checkedBody(request: Request): Promise<Body> {
  const body = await jsonBody(request);
  validate(body, model);
  if (textIn(body, 'degree') !== '' && textIn(body, 'kind') !== 'adopts')
    throw refusal(9802, '参数验证错误: 一致性程度，只有采用关系可以填写! ');
  return body;
}

/** Code 20900 where an end is there no more, 20903 where both are one standard, 20902 where the pair has this relation already. */
function checkEnds({ standards, relations }: StandardRows, body: Body, ownId: string): void {
  const [fromId, toId, kind] = [textIn(body, 'fromId'), textIn(body, 'toId'), textIn(body, 'kind')];
  if (![fromId, toId].every((end) => standards.some(({ id }) => id === end))) throw refusal(20900);
  if (fromId === toId) throw refusal(20903);
  const isSame = (row: RelationRow) => row.fromId === fromId && row.toId === toId && row.kind === kind;
  if (relations.some((row) => row.id !== ownId && isSame(row))) throw refusal(20902);
}

const fieldsOf = (body: Body): Partial<RelationRow> => {
  const { degree, ...sent } = changesIn<RelationRow>(body, ['fromId', 'toId', 'kind', 'mark'], ['degree']);
  return { ...sent, degree: degree || null };
};

/** The rows with the numbers of both standards. */
async function answered() {
  const { relations } = await standardRows();
  const { byId } = await standardLibrary();
  const numberOf = (id: string) => byId.get(id)?.number ?? id;
  return relations.map((row) => ({
    ...row,
    fromNumber: numberOf(row.fromId),
    toNumber: numberOf(row.toId),
  }));
}
