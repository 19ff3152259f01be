// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { columnOf, wordValue } from '@/features/origin/bom-heads';
import { LANGUAGES } from '@/shared/i18n/languages';

interface BomTexts {
  bom: { column: Record<string, string>; role: Record<string, string> };
}

const FILES = import.meta.glob<BomTexts>('../../../../src/shared/i18n/locales/*/origin.json', {
  eager: true,
  import: 'default',
});
const textsIn = (language: string): BomTexts['bom'] => {
  const path = Object.keys(FILES).find((file) => file.includes(`/${language}/`)) ?? '';
  return FILES[path]!.bom;
};
const COLUMNS = [
  'name',
  'hs',
  'origin',
  'originating',
  'value',
  'role',
  'deductible',
  'weightKg',
  'hsEdition',
];

describe.each(LANGUAGES)('what the table shows in %s is understood when it is typed back', (language) => {
  const texts = textsIn(language);

  it.each(Object.entries(texts.role))('role %s: %s', (role, shown) => {
    expect(wordValue('role', shown)).toBe(role);
  });

  it.each(COLUMNS)('head of %s', (column) => {
    expect(columnOf(texts.column[column] ?? '')).toBe(column);
  });

  it.each(['USD', 'EUR', 'JPY', 'VND', 'IDR', 'LAK', 'PHP', 'THB', 'MMK'])(
    'head of the value in %s',
    (currency) => {
      expect(columnOf((texts.column['valueIn'] ?? '').replace('{{currency}}', currency))).toBe('value');
    },
  );
});

describe('a word of a column with fixed words', () => {
  it('stays unknown where no language has it', () => expect(wordValue('role', 'lid')).toBeNull());
  it('is no head by itself', () => expect(columnOf('lid')).toBeNull());
});
