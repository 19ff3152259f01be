import { describe, expect, it } from 'vitest';
import {
  decimalMarkIn,
  isOtherMoney,
  languageMark,
  readAmount,
  readQuantity,
  timesTenTo,
  writeAmount,
} from '@/shared/format/amounts';

describe('readAmount', () => {
  it.each([
    ['', '.', 'blank'],
    ['   ', '.', 'blank'],
    ['100000', '.', 100000],
    ['12,400', '.', 12400],
    ['1,234,567.89', '.', 1234567.89],
    ['1.234.567,89', '.', 1234567.89],
    ['12.400', '.', 12.4],
    ['12.400', ',', 12400],
    ['12,400', ',', 12.4],
    ['12,4', '.', 12.4],
    ['12,34,567', '.', 'unreadable'],
    ['１２，４００', '.', 12400],
    ['12 400', '.', 12400],
    ['12\u202f400,5', ',', 12400.5],
    ["12'400", '.', 12400],
    ['US$ 1,200', '.', 1200],
    ['1200 USD', '.', 1200],
    ['¥1200', '.', 1200],
    ['1200元', '.', 1200],
    ['.5', '.', 0.5],
    ['−3', '.', -3],
    ['1e5', '.', 'unreadable'],
    ['abc', '.', 'unreadable'],
    ['1.2.3', '.', 'unreadable'],
    ['12 pieces 3', '.', 'unreadable'],
    ['<b>1</b>', '.', 'unreadable'],
    ['9'.repeat(10_000), '.', 'unreadable'],
    ['Infinity', '.', 'unreadable'],
    // A group of thousands never begins with 0.
    ['0.500', '.', 0.5],
    ['0.500', ',', 0.5],
    ['0,125', '.', 0.125],
    ['-0,125', '.', -0.125],
    ['007.500', ',', 7.5],
    ['0.500.250', ',', 'unreadable'],
    ['0,500.25', '.', 'unreadable'],
    ['1.500', ',', 1500],
    ['100.500', ',', 100500],
    ['1234.500', ',', 1234.5],
    // Codes and signs of money that a value can be in; a word of three letters is none.
    ['vnd 1200', '.', 1200],
    ['1200THB', '.', 1200],
    ['RMB 1200', '.', 1200],
    ['1200 RMB', '.', 1200],
    ['RM1200', '.', 1200],
    ['Rp 1.200.000', ',', 1200000],
    ['5 ton', '.', 'unreadable'],
    ['100 lbs', '.', 'unreadable'],
    ['1 doz', '.', 'unreadable'],
    ['pcs 3', '.', 'unreadable'],
    ['USD', '.', 'unreadable'],
    ['1,200円', '.', 1200],
    ['1,200美元', '.', 1200],
    ['1.200 đồng', ',', 1200],
    ['HK$ 5', '.', 5],
  ] as const)('reads %j with decimal %j as %j', (text, decimal, expected) => {
    expect(readAmount(text, decimal)).toBe(expected);
  });

  it.each([0, 0.1, 12.4, 100000, 1234567.891, 1e-9, 123456789012])(
    'reads back what it writes: %d',
    (value) => {
      expect(readAmount(writeAmount(value, '.'), '.')).toBe(value);
      expect(readAmount(writeAmount(value, ','), ',')).toBe(value);
    },
  );
});

describe('timesTenTo', () => {
  it.each([
    [1.005, 3, 1005],
    [4.35, 2, 435],
    [0.29, 6, 290000],
    [1.1, 4, 11000],
    [1e-9, 9, 1],
    [123456.789, 9, 123456789000000],
    [7.3, 0, 7.3],
    [0, 4, 0],
  ])('%d times ten to the %d is %d, without binary noise', (value, power, expected) => {
    expect(timesTenTo(value, power)).toBe(expected);
  });
});

describe('isOtherMoney', () => {
  it.each([
    ['20', 'USD', false],
    ['', 'USD', false],
    ['20 USD', 'USD', false],
    ['usd20', 'USD', false],
    ['EUR 20', 'USD', true],
    ['20 USD', 'CNY', true],
    ['￥1000', 'CNY', false],
    ['¥1000', 'JPY', false],
    ['￥1000', 'USD', true],
    ['1000元', 'CNY', false],
    ['1000元', 'JPY', true],
    ['1000日元', 'JPY', false],
    ['1000日元', 'CNY', true],
    ['RMB 5', 'CNY', false],
    ['RMB 5', 'MYR', true],
    ['RM 5', 'MYR', false],
    ['$5', 'USD', false],
    ['$5', 'SGD', false],
    ['$5', 'CNY', true],
    ['US$5', 'USD', false],
    ['US$5', 'SGD', true],
    ['HK$5', 'USD', true],
    ['£5', 'USD', true],
    ['₽5', 'USD', true],
    ['5 ton', 'USD', false],
    ['1.200 đ', 'VND', false],
    ['1.200 VNĐ', 'VND', false],
    ['1.200 đ', 'USD', true],
  ] as const)('%j beside %s: %j', (text, currency, isOther) => {
    expect(isOtherMoney(text, currency)).toBe(isOther);
  });
});

describe('readQuantity', () => {
  it.each([
    ['', '.', 'blank'],
    ['5', '.', 5],
    ['１２，４００', '.', 12400],
    ['12 400,5', ',', 12400.5],
    ['0.500', ',', 0.5],
    ['-2', '.', -2],
    ['5 ton', '.', 'unreadable'],
    ['100 lbs', '.', 'unreadable'],
    ['1 doz', '.', 'unreadable'],
    ['5 kg', '.', 'unreadable'],
    ['5 USD', '.', 'unreadable'],
    ['$5', '.', 'unreadable'],
    ['5元', '.', 'unreadable'],
  ] as const)('reads %j with decimal %j as %j', (text, decimal, expected) => {
    expect(readQuantity(text, decimal)).toBe(expected);
  });
});

describe('languageMark', () => {
  it.each([
    ['zh', '.'],
    ['en', '.'],
    ['ja', '.'],
    ['ko', '.'],
    ['vi', ','],
    ['ms', '.'],
  ] as const)('%s writes decimals after %j', (language, expected) => {
    expect(languageMark(language)).toBe(expected);
  });
});

describe('decimalMarkIn', () => {
  it.each([
    [['1,5'], '.', ','],
    [['12,400', '7,25'], '.', ','],
    [['1.234,5'], '.', ','],
    [['1,234,567'], ',', '.'],
    [['12,400'], '.', '.'],
    [['12,400'], ',', ','],
    [['', 'n/a', '3'], ',', ','],
    [['0.500', '0.250'], ',', '.'],
    [['0,125'], '.', ','],
    [['1.500', '-0,125'], '.', ','],
    [['1234.500'], ',', '.'],
    [['.500'], ',', '.'],
    [['1.500 USD', '0.500 USD'], ',', '.'],
    [['2024.01.02', 'Item 3.2'], ',', ','],
  ] as const)('finds the decimal sign of %j', (cells, otherwise, expected) => {
    expect(decimalMarkIn(cells, otherwise)).toBe(expected);
  });
});
