import { recordMark } from '@/shared/api/record-schema';
import { textIn, type Body } from '../system/body';
import { refusal } from '../system/refusal';

/** Code 9802 with this reason; not for empty values. */
export function pattern(reason: string, expression: RegExp) {
  return { code: 9802, reason: `${reason}! `, holds: (value: string) => expression.test(value) };
}

/** One of the values of a choice. */
export function oneOf(values: readonly string[]) {
  return { code: 9802, reason: '不在可选范围内! ', holds: (value: string) => values.includes(value) };
}

/** An ISO 8601 day. */
export const day = pattern('不是日期', /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** The date of a source: a year, a month or a day. */
export const sourceDate = pattern(
  '不是年、年月或日期',
  /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
);

export const mark = oneOf(recordMark.options);

/** Code 9800 if a `fact` lacks its source or the date of it. */
export function checkSourced(body: Body): void {
  if (textIn(body, 'mark') !== 'fact') return;
  for (const [field, label] of [
    ['sourceUrl', '来源网址'],
    ['asOf', '数据日期'],
  ] as const) {
    if (textIn(body, field) === '') throw refusal(9800, `参数验证错误: ${label}，标记为已核时不能为空! `);
  }
}
