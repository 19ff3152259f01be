import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/shared/i18n/languages';
import { loadTexts, startI18n, translate } from '@/shared/i18n/i18n';
import { byteLength } from '@/shared/validation/byte-length';
import { TEXT_PATTERNS, type PatternName } from '@/shared/validation/patterns';
import {
  firstProblem,
  holds,
  maxBytes,
  minBytes,
  pattern,
  required,
  type FieldRule,
} from '@/shared/validation/rules';
import type { FullKey } from '@/shared/i18n/text-keys';

const names = Object.keys(TEXT_PATTERNS) as PatternName[];

describe('"All except not-null accept empty"', () => {
  it.each<[string, FieldRule]>([
    ['maxBytes', maxBytes(1)],
    ['minBytes', minBytes(4)],
    ['holds', holds(() => false)],
    ...names.map((name): [string, FieldRule] => [`pattern ${name}`, pattern(name)]),
  ])('%s', (_, rule) => expect(rule('')).toBeNull());

  it.each(['', ' ', '\u3000\t'])('required refuses %j', (value) =>
    expect(required(value)).toEqual({ key: 'required' }),
  );
  it('required takes anything else', () => expect(required('0')).toBeNull());
});

describe('lengths count UTF-8 bytes', () => {
  it.each([
    ['abc', 3],
    ['中文', 6],
    ['é', 2],
    ['😀', 4],
    ['', 0],
  ] as const)('%j has %i', (value, length) => expect(byteLength(value)).toBe(length));

  it('at most: 120 bytes are 40 Chinese characters', () => {
    expect(maxBytes(120)('税'.repeat(40))).toBeNull();
    expect(maxBytes(120)('税'.repeat(41))).toEqual({ key: 'maxBytes', values: { max: 120, length: 123 } });
  });
  it('at least', () => {
    expect(minBytes(4)('abcd')).toBeNull();
    expect(minBytes(4)('中')).toEqual({ key: 'minBytes', values: { min: 4, length: 3 } });
  });
});

describe('the first problem', () => {
  const rules = [required, maxBytes(6), pattern('code')];
  it.each<[string | null | undefined, string | undefined]>([
    [undefined, 'required'],
    [null, 'required'],
    ['', 'required'],
    ['a-b-c-d', 'maxBytes'],
    ['a-b', 'pattern.code'],
    ['a_b', undefined],
  ])('of %j is %s', (value, key) => expect(firstProblem(value, rules)?.key).toBe(key));

  it('of no rules is none', () => expect(firstProblem('x', [])).toBeNull());
});

describe('the texts', () => {
  it('§5 "Default prompt error 验证错误"', async () => {
    await startI18n('zh', ['validation']);
    const problem = firstProblem('x', [holds(() => false)]);
    expect(translate(`validation:${problem?.key}` as FullKey)).toBe('验证错误');
  });

  it.each<[FieldRule, string, string]>([
    [required, '', '不能为空'],
    [pattern('integer'), 'x', '请输入整数'],
    [pattern('decimal'), 'x', '小数格式不正确'],
    [pattern('securityPassword'), 'x', '密码至少包含大小写字母、数字、特殊字符，且不少于 6 位'],
    [maxBytes(2), '中', '最多 2 字节，现在是 3 字节（一个汉字占 3 字节）'],
  ])('%# are as the back end says them', async (rule, value, text) => {
    await startI18n('zh', ['validation']);
    const problem = firstProblem(value, [rule]);
    expect(translate(`validation:${problem?.key}` as FullKey, problem?.values)).toBe(text);
  });

  it.each(LANGUAGES)('%s has one for every validator', async (language) => {
    await startI18n(language, []);
    await loadTexts(['validation']);
    for (const name of names) {
      const key = pattern(name)('\u0000')?.key ?? '';
      expect(key).toBe(`pattern.${name}`);
      expect(translate(`validation:${key}` as FullKey)).not.toBe(key);
    }
  });
});
