import type { IndicatorRow } from '../../standards/standard-rows';
import { textIn } from '../system/body';
import { refusal } from '../system/refusal';
import { max, notNull, url, validate, type Model } from '../system/validation';
import { rowCalls } from './row-calls';
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

/** Indicators of the standards. */
export const contentIndicatorHandlers = rowCalls<IndicatorRow>({
  path: '/indicator',
  table: 'indicators',
  noun: '指标',
  required: ['standardId', 'name', 'limit', 'mark'],
  nullable: ['key', 'productClass', 'unit', 'testMethod', 'inForceFrom', 'note', 'sourceUrl', 'asOf'],
  checkBody: (body) => {
    validate(body, model);
    checkSourced(body);
  },
  /** Code 20900: the standard no longer exists. */
  checkRows: ({ standards }, body) => {
    if (!standards.some(({ id }) => id === textIn(body, 'standardId'))) throw refusal(20900);
  },
});
