import { describe, expect, it } from 'vitest';
import { percentOf } from '@/features/tariffs/rates/rate-result';
import { nextStep } from '@/features/tariffs/country-pair/next-step';
import { rateYears } from '@/features/tariffs/rates/rate-years';
import { excluded, percent, rate, sampleLine } from '../sample-line';

describe('the next fall of a rate', () => {
  const falling = [percent(9, 2025), percent(7.5, 2026), percent(6, 2027)];

  it('is the first lower year', () =>
    expect(nextStep(falling, 'VN', '2025-06-30')).toMatchObject({
      date: '2026-01-01',
      rcepYear: 5,
      rate: { printed: '7.5' },
    }));

  it('is the first year without data, and says so', () =>
    expect(nextStep(falling, 'VN', '2027-06-30')).toEqual({ date: '2028-01-01', rcepYear: 7, rate: null }));

  it('passes over years at the same rate', () =>
    expect(nextStep([percent(5, 2026), percent(5, 2027), percent(3, 2028)], 'VN', '2026-06-30')?.date).toBe(
      '2028-01-01',
    ));

  it('is the first year without data where the rate stays as it is to the last day that can have data', () =>
    expect(nextStep([percent(5, 2026, 2099)], 'VN', '2026-06-30')).toEqual({
      date: '2100-01-01',
      rcepYear: 79,
      rate: null,
    }));

  it('passes over a year without a preference', () =>
    expect(nextStep([percent(5, 2026), excluded(2027), percent(3, 2028)], 'VN', '2026-06-30')?.date).toBe(
      '2028-01-01',
    ));

  it('is none where the rate is free, not in the data, or before the Agreement', () => {
    expect(nextStep([percent(0, 2026)], 'VN', '2026-06-30')).toBeNull();
    expect(nextStep([], 'VN', '2026-06-30')).toBeNull();
    expect(nextStep([excluded(2026), percent(3, 2027)], 'VN', '2026-06-30')).toBeNull();
    expect(nextStep(falling, 'IN', '2025-06-30')).toBeNull();
    expect(nextStep(falling, 'VN', '2021-06-30')).toBeNull();
  });

  it('goes by the clock of the importer: Japan from 1 April', () => {
    const rates = [rate('5', { kind: 'adValorem', percent: 5 }, '2026-04-01', '2027-03-31')];
    expect(nextStep(rates, 'JP', '2026-12-15')).toEqual({ date: '2027-04-01', rcepYear: 7, rate: null });
  });
});

describe('rates by tariff year', () => {
  const years = rateYears(
    sampleLine({ rcep: [{ parties: ['JP'], rates: [percent(8.2, 2026)] }] }),
    'JP',
    'VN',
    '2026-12-15',
  );

  it('runs from the first year to the year after the requested one', () =>
    expect(years.map((year) => year.from.slice(0, 4))).toEqual([
      '2022',
      '2023',
      '2024',
      '2025',
      '2026',
      '2027',
    ]));

  it('keeps gaps as gaps', () =>
    expect(years.map((year) => percentOf(year.rcep))).toEqual([null, null, null, null, 8.2, null]));

  it('marks the year of the date', () => expect(years.map((year) => year.isCurrent).indexOf(true)).toBe(4));

  it('has a first year of three months in Japan', () => {
    const [first, second] = rateYears(sampleLine(), 'CN', 'JP', '2026-12-15');
    expect([first?.from, first?.to, second?.from]).toEqual(['2022-01-01', '2022-03-31', '2022-04-01']);
  });

  it('runs to the last year with data', () => {
    const line = sampleLine({ rcep: [{ parties: ['JP'], rates: [percent(0, 2036)] }] });
    expect(rateYears(line, 'JP', 'VN', '2026-12-15').at(-1)?.from).toBe('2036-01-01');
  });

  it('puts all years after the last one with data in one, to the year after the requested one', () => {
    const [last, ...others] = rateYears(sampleLine(), 'JP', 'VN', '2050-12-15').slice(5);
    expect(last).toMatchObject({
      rcepYear: 6,
      from: '2027-01-01',
      lastFrom: '2051-01-01',
      to: '2051-12-31',
      rcep: { kind: 'missing' },
      starts: null,
      isCurrent: true,
    });
    expect(others).toEqual([]);
  });

  it.each(['VN', 'JP'])('has an end in %s for any date and any period with data', (importer) => {
    const line = sampleLine({ mfn: [percent(0, 2026, 9999)] });
    expect(rateYears(sampleLine(), 'CN', importer, '9999-12-31').length).toBeLessThan(10);
    expect(rateYears(line, 'CN', importer, '9999-12-31').length).toBeLessThan(90);
    expect(nextStep([percent(5, 2026, 9999)], importer, '9999-12-31')).toBeNull();
  });
});

describe('F4: the day in a year on which the Agreement began to apply', () => {
  it.each([
    ['JP', [null, null]],
    ['KR', ['2022-02-01', null]],
    ['MY', ['2022-03-18', null]],
    ['MM', ['2022-03-04', null]],
    ['ID', ['later', '2023-01-02']],
    ['PH', ['later', '2023-06-02']],
    ['IN', [null, null]],
  ])('from %s into Viet Nam: %j', (from, expected) => {
    const years = rateYears(sampleLine(), from, 'VN', '2026-12-15');
    expect(years.slice(0, 2).map(({ starts }) => starts)).toEqual(expected);
  });
});
