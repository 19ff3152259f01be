import { describe, expect, it } from 'vitest';
import { BusinessError, NetworkError } from '@/shared/api/client/api-errors';
import { fieldOfRefusal, isRowLock } from '@/shared/console-ui/edit/edit-failure';
import type { EditField } from '@/shared/console-ui/edit/edit-field';

/** Labels in another language than the server's. */
const fields = [
  { name: 'menuName', label: 'Name' },
  { name: 'dictName', label: 'Entry name' },
  { name: 'izLock', label: 'Built in' },
  { name: 'ours', label: 'Only the form has it' },
] as EditField[];

describe('back-end contract §1.0: code 98xx, "参数验证错误: {field label}，{reason}"', () => {
  it.each([
    [9800, '参数验证错误: 字典名称，不能为空! ', 'dictName'],
    [9830, '参数验证错误: 名称，超出最大长度! ', 'menuName'],
    [9800, '参数验证错误: 是否内置数据，不能为空! ', 'izLock'],
    [9800, '参数验证错误: 字典类型ID，不能为空! ', null],
    [20100, '字典编号重复，该字典名称已存在', null],
    [10100, '更新数据失败，是否刷新页面重试？', null],
    [9800, null, null],
  ])('%i %s: field %s', (code, text, field) =>
    expect(fieldOfRefusal(new BusinessError(code, text), fields)).toBe(field),
  );

  it('an error that is no refusal has no field', () =>
    expect(fieldOfRefusal(new NetworkError('offline'), fields)).toBeNull());
});

it.each([
  [new BusinessError(10100, ''), true],
  [new BusinessError(20100, ''), false],
  [new Error('10100'), false],
])('row lock: %s is %s', (error, expected) => expect(isRowLock(error)).toBe(expected));
