import { describe, expect, it } from 'vitest';
import { quantityQuery, quantityUnit } from '@/features/tariffs/rates/quantity-unit';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { percent, rate, sampleLine } from '../sample-line';

const DATE = '2026-12-15';
const byValue = sampleLine();
const perKg = rate('the greater of 2 % or 3/kg', {
  kind: 'max',
  of: [
    { kind: 'adValorem', percent: 2 },
    { kind: 'specific', amount: 3, unit: 'kg' },
  ],
});
const byWeight = sampleLine({ code: '94062010', rcep: [{ parties: ['JP'], rates: [perKg] }] });
const requested = (lines: TariffLine[] | null, line: TariffLine | null, from = 'JP') =>
  quantityQuery(lines && ({ lines } as TariffAnswer), line, from, DATE);

describe('the unit a duty is charged per', () => {
  it('is that of MFN or of the exporter’s own column', () => {
    expect(quantityUnit(byWeight, 'JP', DATE)).toBe('kg');
    expect(quantityUnit(byWeight, 'CN', DATE)).toBeNull();
    expect(quantityUnit(sampleLine({ mfn: [perKg] }), null, DATE)).toBe('kg');
    const compound = rate('5 % + 2/l', {
      kind: 'compound',
      parts: [
        { kind: 'adValorem', percent: 5 },
        { kind: 'specific', amount: 2, unit: 'l' },
      ],
    });
    expect(quantityUnit(sampleLine({ mfn: [compound] }), 'CN', DATE)).toBe('l');
  });

  it('is unknown on a day without data', () => {
    expect(quantityUnit(sampleLine({ mfn: [percent(3)] }), 'JP', '2030-01-01')).toBeNull();
  });
});

describe('what is asked beside the value', () => {
  it.each([
    ['nothing is known yet', null, null, { unit: null, reason: 'byLine', hasExchangeRate: false }],
    ['no line is in the data', [], null, { unit: null, reason: 'byLine', hasExchangeRate: false }],
    [
      'all lines are by value, none chosen',
      [byValue, byValue],
      null,
      { unit: null, reason: 'byValue', hasExchangeRate: false },
    ],
    [
      'some line is by weight, none chosen',
      [byValue, byWeight],
      null,
      { unit: null, reason: 'byLine', hasExchangeRate: true },
    ],
    [
      'the line by value',
      [byValue, byWeight],
      byValue,
      { unit: null, reason: 'byValue', hasExchangeRate: true },
    ],
    [
      'the line by weight',
      [byValue, byWeight],
      byWeight,
      { unit: 'kg', reason: null, hasExchangeRate: true },
    ],
  ] as const)('%s', (_, lines, line, expected) =>
    expect(requested(lines && [...lines], line)).toEqual(expected),
  );

  it('depends on the exporter', () =>
    expect(requested([byWeight], byWeight, 'CN')).toEqual({
      unit: null,
      reason: 'byValue',
      hasExchangeRate: false,
    }));
});
