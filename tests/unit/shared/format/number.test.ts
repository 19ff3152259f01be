import { describe, expect, it } from 'vitest';
import { formatNumber, formatSigned, sharedDecimals } from '@/shared/format/number';

describe('numbers by language (look §3)', () => {
  it.each([
    ['zh', 1234.5, '1,234.5'],
    ['en', 1234.5, '1,234.5'],
    ['ja', 1234.5, '1,234.5'],
    ['ko', 1234.5, '1,234.5'],
    ['vi', 1234.5, '1.234,5'],
    ['ms', 1234.5, '1,234.5'],
  ] as const)('%s: %d is %s', (language, value, text) => expect(formatNumber(value, language)).toBe(text));

  it('fixes the places of a column', () => expect(formatNumber(8, 'zh', 1)).toBe('8.0'));
  it('has a real minus', () => expect(formatNumber(-6.8, 'zh')).toBe('\u22126.8'));

  it.each([
    [6.8, '+6.8'],
    [-6.8, '\u22126.8'],
    [0, '0'],
  ])('writes the difference %d as %s', (value, text) => expect(formatSigned(value, 'zh')).toBe(text));
});

describe('places that a column shares', () => {
  it.each([
    [[7.5, 8.2, 15], 1],
    [[0, 5], 0],
    [[1.25, 3], 2],
    [[1.23456], 2],
    [[8.200000000000001], 1],
    [[], 0],
  ])('%j need %d', (values, places) => expect(sharedDecimals(values)).toBe(places));
});
