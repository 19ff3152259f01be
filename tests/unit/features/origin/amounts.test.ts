// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { decimalMarkIn, readAmount, writeAmount } from '@/features/origin/amounts';

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

describe('decimalMarkIn', () => {
  it.each([
    [['1,5'], '.', ','],
    [['12,400', '7,25'], '.', ','],
    [['1.234,5'], '.', ','],
    [['1,234,567'], ',', '.'],
    [['12,400'], '.', '.'],
    [['12,400'], ',', ','],
    [['', 'n/a', '3'], ',', ','],
  ] as const)('finds the decimal sign of %j', (cells, otherwise, expected) => {
    expect(decimalMarkIn(cells, otherwise)).toBe(expected);
  });
});
