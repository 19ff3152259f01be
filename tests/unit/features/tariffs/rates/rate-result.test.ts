import { describe, expect, it } from 'vitest';
import { dutyOf, percentOf, rateIn, rateOn } from '@/features/tariffs/rates/rate-result';
import { excluded, percent, rate } from '../sample-line';

const RATES = [percent(9.5, 2025), percent(8.2, 2026)];

describe('the rate valid on a date', () => {
  it.each([
    ['2025-12-31', 9.5],
    ['2026-01-01', 8.2],
    ['2026-12-31', 8.2],
  ])('%s: both ends of a period belong to it', (date, value) =>
    expect(percentOf(rateOn(RATES, date))).toBe(value),
  );

  it.each(['2024-12-31', '2027-01-01'])(
    '%s: missing is not zero, and says until when there is data on rates',
    (date) => {
      expect(rateOn(RATES, date)).toEqual({ kind: 'missing', lastKnown: '2026-12-31' });
      expect(percentOf(rateOn(RATES, date))).toBeNull();
    },
  );

  it('knows no last day where there is no data', () =>
    expect(rateOn([], '2026-01-01')).toEqual({ kind: 'missing', lastKnown: null }));

  it('says no preference where the line is excluded', () => {
    const available = rateOn([excluded()], '2026-06-30');
    expect(available.kind).toBe('none');
    expect([percentOf(available), dutyOf(available)]).toEqual([null, null]);
  });

  it('has no percentage for other kinds, but their meaning', () => {
    const available = rateOn([rate('3/kg', { kind: 'specific', amount: 3, unit: 'kg' })], '2026-06-30');
    expect(percentOf(available)).toBeNull();
    expect(dutyOf(available)).toEqual({ kind: 'specific', amount: 3, unit: 'kg' });
  });
});

describe('the rate of a period', () => {
  it('takes the one valid last of those that touch it', () =>
    expect(percentOf(rateIn(RATES, '2025-04-01', '2026-03-31'))).toBe(8.2));
  it('is missing where none touches it', () =>
    expect(rateIn(RATES, '2027-01-01', '2027-12-31').kind).toBe('missing'));
});
