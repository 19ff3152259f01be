import { describe, expect, it, vi } from 'vitest';
import { formatNumber } from '@/shared/format/number';
import { formatSigned } from '@/shared/format/signed';
import { sharedDecimals } from '@/shared/format/shared-decimals';

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
  it('keeps places and languages apart', () => {
    const written = [formatNumber(8.25, 'zh'), formatNumber(8.25, 'zh', 1), formatNumber(8.25, 'vi')];
    expect([...written, formatNumber(8.25, 'zh')]).toEqual(['8.25', '8.3', '8,25', '8.25']);
  });

  it('makes one format for a language and its places', () => {
    let made = 0;
    class Counted extends Intl.NumberFormat {
      constructor(...options: ConstructorParameters<typeof Intl.NumberFormat>) {
        super(...options);
        made += 1;
      }
    }
    vi.stubGlobal('Intl', Object.create(Intl, { NumberFormat: { value: Counted } }));
    const written = [1, 2, 3].map((value) => formatNumber(value, 'ko', 7));
    vi.unstubAllGlobals();
    expect(written).toEqual(['1.0000000', '2.0000000', '3.0000000']);
    expect(made).toBe(1);
  });

  it('has a real minus', () => expect(formatNumber(-6.8, 'zh')).toBe('\u22126.8'));

  it.each([
    [6.8, '+6.8'],
    [-6.8, '\u22126.8'],
    [0, '0'],
    [-0, '0'],
  ])('writes the difference %d as %s', (value, text) => expect(formatSigned(value, 'zh')).toBe(text));
});

describe('what is rounded to zero', () => {
  it.each([-0.004, 0.004, -0])('%d has no sign', (value) => {
    expect(formatNumber(value, 'zh', 2)).toBe('0.00');
    expect(formatSigned(value, 'zh', 2)).toBe('0.00');
  });
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
