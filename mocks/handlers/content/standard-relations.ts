import { ADOPTION_DEGREES, RELATION_KINDS } from '@/features/standards/standards-schema';
import { standardLibrary, standardRows } from '../../standards/standard-library';
import type { RelationRow, StandardRows } from '../../standards/standard-rows';
import { textIn, type Body } from '../system/body';
import { refusal } from '../system/refusal';
import { notNull, validate, type Model } from '../system/validation';
import { rowCalls } from './row-calls';
import { mark, oneOf } from './rules';

const model: Model = {
  fromId: ['本方标准', notNull],
  toId: ['对方标准', notNull],
  kind: ['关系类型', notNull, oneOf(RELATION_KINDS)],
  degree: ['一致性程度', oneOf(ADOPTION_DEGREES)],
  mark: ['数据标记', notNull, mark],
};

/** A relation with the numbers of both standards. */
type AnsweredRelation = RelationRow & { fromNumber: string; toNumber: string };

/** Relations between standards. */
export const contentRelationHandlers = rowCalls<RelationRow, AnsweredRelation>({
  path: '/relation',
  table: 'relations',
  noun: '关系',
  required: ['fromId', 'toId', 'kind', 'mark'],
  nullable: ['degree'],
  answered,
  searched: ({ fromId, toId }) => ({ standardId: [fromId, toId] }),
  checkBody: (body) => {
    validate(body, model);
    if (textIn(body, 'degree') !== '' && textIn(body, 'kind') !== 'adopts')
      throw refusal(9802, '参数验证错误: 一致性程度，只有采用关系可以填写! ');
  },
  checkRows: checkEnds,
});

/**
 * Code 20900 if an end no longer exists, 20903 if both are one standard, 20902 if the pair already has this relation.
 */
function checkEnds({ standards, relations }: StandardRows, body: Body, ownId: string): void {
  const [fromId, toId, kind] = [textIn(body, 'fromId'), textIn(body, 'toId'), textIn(body, 'kind')];
  if (![fromId, toId].every((end) => standards.some(({ id }) => id === end))) throw refusal(20900);
  if (fromId === toId) throw refusal(20903);
  const isSame = (row: RelationRow) => row.fromId === fromId && row.toId === toId && row.kind === kind;
  if (relations.some((row) => row.id !== ownId && isSame(row))) throw refusal(20902);
}

async function answered(): Promise<AnsweredRelation[]> {
  const { relations } = await standardRows();
  const { byId } = await standardLibrary();
  const numberOf = (id: string) => byId.get(id)?.number ?? id;
  return relations.map((row) => ({
    ...row,
    fromNumber: numberOf(row.fromId),
    toNumber: numberOf(row.toId),
  }));
}
