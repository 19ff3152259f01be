import { describe, expect, it } from 'vitest';
import { columnOf, isOtherMoneyHead, isOtherWeight, wordValue } from '@/features/origin/bom/bom-heads';
import { LANGUAGES } from '@/shared/i18n/languages';

interface BomTexts {
  bom: { column: Record<string, string>; role: Record<string, string> };
}

const FILES = import.meta.glob<BomTexts>('/src/shared/i18n/locales/*/origin.json', {
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
  'currency',
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

describe('the head of a weight', () => {
  it.each([
    'Weight',
    'weightKg',
    'Weight (kg)',
    'Net weight, KGS',
    'Weight [kilograms]',
    '净重（千克）',
    '重量(公斤)',
    '重量（ＫＧ）',
    '正味重量（キログラム）',
    '중량(킬로그램)',
    'Trọng lượng (ki-lô-gam)',
    'Berat bersih (kilogram)',
    'Weight (kg, net)',
    '重量（单位：千克）',
    '重量(kg) 必填',
    '重量千克',
  ])('%s is of kilograms', (head) => {
    expect(columnOf(head)).toBe('weightKg');
    expect(isOtherWeight(head)).toBe(false);
  });

  it.each([
    'Weight (g)',
    'Weight (ton)',
    'Weight t',
    'Net weight (lbs)',
    '净重（吨）',
    '重量（斤）',
    'Berat (tan)',
    '重量（单位：吨）',
    'Weight (kg or lb)',
  ])('%s is not read', (head) => {
    expect(columnOf(head)).toBeNull();
    expect(isOtherWeight(head)).toBe(true);
  });

  it.each(['Value (t)', 'Material', 'Status asal', ''])('%j is none', (head) =>
    expect(isOtherWeight(head)).toBe(false),
  );

  it.each(['重量占比', 'Weight %'])('%s is of no weights', (head) => {
    expect(columnOf(head)).toBeNull();
    expect(isOtherWeight(head)).toBe(false);
  });
});

describe('the head of a column of money', () => {
  it.each([
    ['价值(CNY)', 'CNY'],
    ['价值（人民币）', 'CNY'],
    ['金额（单位：元）', 'CNY'],
    ['价值(￥)', 'CNY'],
    ['价值(￥)', 'JPY'],
    ['Value ($)', 'USD'],
    ['Value ($)', 'AUD'],
    ['Cost, US$', 'USD'],
    ['value usd', 'USD'],
    ['価額（円）', 'JPY'],
    ['금액(원)', 'KRW'],
    ['Trị giá (đồng)', 'VND'],
    ['Nilai (RM)', 'MYR'],
    ['美元价值', 'USD'],
  ])('%s may be in %s, and not in another', (head, currency) => {
    expect(isOtherMoneyHead(head, currency)).toBe(false);
    expect(isOtherMoneyHead(head, 'THB')).toBe(columnOf(head) === 'value');
  });

  it.each(['价值(CNY)', 'Value USD', '金额人民币', 'Trị giá đồng', 'Cost, US$'])(
    '%s is read as one of values',
    (head) => expect(columnOf(head)).toBe('value'),
  );

  it.each([
    '价值',
    '价值（单价）',
    '元件',
    '원산지',
    '가격',
    '원재료',
    'Value (CIF)',
    'Cost of won parts',
    'kip',
  ])('%s names no currency of values', (head) => expect(isOtherMoneyHead(head, 'USD')).toBe(false));
});

describe('a word of a column with fixed words', () => {
  it.each([
    ['√', 'yes'],
    ['✓', 'yes'],
    ['原产材料', 'yes'],
    ['非原产材料', 'no'],
  ])('%s as a status is %s', (word, status) => expect(wordValue('originating', word)).toBe(status));

  it('stays unknown where no language has it', () => expect(wordValue('role', 'lid')).toBeNull());
  it('is no head by itself', () => expect(columnOf('lid')).toBeNull());
});
