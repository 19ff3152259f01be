import { describe, expect, it } from 'vitest';
import { agreementOn } from '@/features/countries/guide/agreement-state';
import { COUNTRY_CODES } from '@/features/countries/country-codes';

describe('what the Agreement is to a country on a date', () => {
  it.each([
    [
      'JP',
      '2022-01-01',
      { since: '2022-01-01', year: 1, from: '2022-01-01', to: '2022-03-31', next: '2022-04-01' },
    ],
    [
      'JP',
      '2022-04-01',
      { since: '2022-01-01', year: 2, from: '2022-04-01', to: '2023-03-31', next: '2023-04-01' },
    ],
    [
      'JP',
      '2026-03-31',
      { since: '2022-01-01', year: 5, from: '2025-04-01', to: '2026-03-31', next: '2026-04-01' },
    ],
    [
      'JP',
      '2026-04-01',
      { since: '2022-01-01', year: 6, from: '2026-04-01', to: '2027-03-31', next: '2027-04-01' },
    ],
    [
      'CN',
      '2022-12-31',
      { since: '2022-01-01', year: 1, from: '2022-01-01', to: '2022-12-31', next: '2023-01-01' },
    ],
    [
      'VN',
      '2026-11-21',
      { since: '2022-01-01', year: 5, from: '2026-01-01', to: '2026-12-31', next: '2027-01-01' },
    ],
    [
      'KR',
      '2022-02-01',
      { since: '2022-02-01', year: 1, from: '2022-02-01', to: '2022-12-31', next: '2023-01-01' },
    ],
    [
      'ID',
      '2023-01-02',
      { since: '2023-01-02', year: 2, from: '2023-01-02', to: '2023-03-31', next: '2023-04-01' },
    ],
    [
      'PH',
      '2023-06-02',
      { since: '2023-06-02', year: 3, from: '2023-06-02', to: '2024-03-31', next: '2024-04-01' },
    ],
    [
      'JP',
      '2028-02-29',
      { since: '2022-01-01', year: 7, from: '2027-04-01', to: '2028-03-31', next: '2028-04-01' },
    ],
  ])('%s on %s', (code, date, expected) => {
    expect(agreementOn(code, date)).toEqual({ kind: 'inForce', ...expected });
  });

  it.each([
    ['CN', '2021-12-31', '2022-01-01', 1],
    ['KR', '2022-01-31', '2022-02-01', 1],
    ['MY', '2022-03-17', '2022-03-18', 1],
    ['ID', '2023-01-01', '2023-01-02', 2],
    ['PH', '2023-06-01', '2023-06-02', 3],
    ['JP', '1900-01-01', '2022-01-01', 1],
  ])('%s on %s: not before %s, then with year %i', (code, date, since, firstYear) => {
    expect(agreementOn(code, date)).toEqual({ kind: 'before', since, firstYear });
  });

  it('India is no Party, Myanmar is decided by each importer, whatever the date', () => {
    for (const date of ['2021-12-31', '2026-11-21', '2040-01-01']) {
      expect(agreementOn('IN', date)).toEqual({ kind: 'notParty' });
      expect(agreementOn('MM', date)).toEqual({ kind: 'perImporter' });
    }
  });

  it('all other 14 countries are bound today, in a year that holds the day', () => {
    const states = COUNTRY_CODES.map((code) => agreementOn(code, '2026-11-21'));
    const bound = states.filter((state) => state.kind === 'inForce');
    expect(bound).toHaveLength(14);
    for (const { from, to, next } of bound) {
      expect(from <= '2026-11-21' && '2026-11-21' <= to && to < next).toBe(true);
    }
  });

  it('an impossible date is an error', () => {
    expect(() => agreementOn('JP', '2026-02-30')).toThrow(RangeError);
  });
});
