import { describe, expect, it } from 'vitest';
import { choiceRefusal } from '@/features/content/words/refusal';

const OPTIONS = ['CN', 'VN'];
const named = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `选项${at + 1}` }));

describe('a choice that is none', () => {
  it('is quoted without those that are, and the allowed ones are named', () => {
    const field = { name: 'countries', type: 'choices', options: OPTIONS } as const;
    expect(choiceRefusal(field, 'VN,France, 法国', named(2), '、')).toEqual({
      key: 'content:rule.notAChoice',
      values: { text: 'France, 法国', names: '选项1、选项2' },
    });
  });

  it('of many has the first eight named, and a whole text is quoted in part', () => {
    const field = { name: 'country', type: 'choice', options: OPTIONS } as const;
    const { key, values } = choiceRefusal(field, ` ${'长'.repeat(61)} `, named(9), '、');
    expect(key).toBe('content:rule.notAmongChoices');
    expect(values['text']).toBe(`${'长'.repeat(60)}…`);
    expect(values['names']).toMatch(/选项8$/);
  });
});
