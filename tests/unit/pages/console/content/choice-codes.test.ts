import { describe, expect, it } from 'vitest';
import type { ContentField } from '@/features/content/content-kind';
import { codesIn, type ChoiceWords } from '@/pages/console/content/import/choice-codes';

const country: ContentField = { name: 'country', type: 'choice', options: ['VN', 'KR'] };
const mark: ContentField = { name: 'mark', type: 'choice', options: ['fact', 'unchecked'] };
const WORDS: Readonly<Record<string, ChoiceWords>> = {
  country: [
    { value: 'VN', words: ['Việt Nam', '越南'] },
    { value: 'KR', words: ['Hàn Quốc', '韩国（南）'] },
  ],
  mark: [
    { value: 'fact', words: ['Đã kiểm chứng', '已核'] },
    { value: 'unchecked', words: ['Chưa kiểm chứng', '待核'] },
  ],
};
const wordsOf = ({ name }: ContentField): ChoiceWords => WORDS[name] ?? [];

describe('a cell of a choice', () => {
  it.each([
    ['VN', 'VN'],
    ['vn', 'VN'],
    ['Việt Nam', 'VN'],
    [' việt  nam ', 'VN'],
    ['越南', 'VN'],
    ['韩国(南)', 'KR'],
    ['Viet Nam', 'Viet Nam'],
    ['Việt', 'Việt'],
    ['', ''],
  ])('%j is %j', (cell, code) => {
    expect(codesIn(country, cell, wordsOf)).toBe(code);
  });

  it.each([
    ['越南、KR', 'VN,KR'],
    ['Hàn Quốc, việt nam', 'KR,VN'],
    ['越南；France', 'VN,France'],
  ])('of several may be divided as sentences are: %j', (cell, codes) => {
    expect(codesIn({ ...country, type: 'choices' }, cell, wordsOf)).toBe(codes);
  });

  it('is left as it is where the choices are not named', () => {
    expect(codesIn({ name: 'hs', type: 'choices' }, '6403,6404、', wordsOf)).toBe('6403,6404、');
    expect(codesIn({ name: 'title', type: 'text' }, '越南', wordsOf)).toBe('越南');
  });

  it('may be a part of a row', () => {
    const rows: ContentField = { name: 'steps', type: 'rows', parts: [{ name: 'date', type: 'date' }, mark] };
    expect(codesIn(rows, '2026-01-01 | 已核\n2026-02-01 | unchecked', wordsOf)).toBe(
      '2026-01-01 | fact\n2026-02-01 | unchecked',
    );
    expect(codesIn(rows, '2026-01-01 | 已核 | x', wordsOf)).toBe('2026-01-01 | 已核 | x');
  });
});
