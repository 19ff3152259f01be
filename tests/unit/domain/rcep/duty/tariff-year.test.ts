import { describe, expect, it } from 'vitest';
import { isParty, PARTIES, PARTY_SOURCES, partyFacts, tariffYear, tariffYearStart } from '@/domain/rcep';

describe('tariffYear', () => {
  it.each([
    ['JP', '2022-01-01', 1],
    ['JP', '2022-03-31', 1],
    ['JP', '2022-04-01', 2],
    ['JP', '2026-03-31', 5],
    ['JP', '2026-04-01', 6],
    ['CN', '2022-01-01', 1],
    ['CN', '2022-12-31', 1],
    ['CN', '2023-01-01', 2],
    ['CN', '2026-08-21', 5],
    ['CN', '2036-12-31', 15],
    ['CN', '2037-01-01', 16],
    ['KR', '2022-02-01', 1],
    ['MY', '2022-03-18', 1],
    ['MM', '2024-05-01', 3],
    ['ID', '2022-06-01', 2],
    ['ID', '2023-01-02', 2],
    ['ID', '2023-04-01', 3],
    ['PH', '2023-06-02', 3],
    ['PH', '2035-03-31', 14],
    ['PH', '2035-04-01', 15],
  ])('%s on %s is year %i', (importer, date, year) => {
    expect(tariffYear(importer, date)).toBe(year);
  });

  it.each([
    ['JP', '2021-12-31'],
    ['CN', '1999-06-30'],
    ['IN', '2024-01-01'],
    ['jp', '2024-01-01'],
    ['toString', '2024-01-01'],
  ])('%s on %s has no tariff year', (importer, date) => {
    expect(tariffYear(importer, date)).toBeNull();
  });

  it.each([
    '2023-02-29',
    '2100-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '2024-01-32',
    '2024-1-1',
    '2024-01-01T00:00',
    '20240101',
    '',
  ])('refuses the impossible date "%s", for a non-Party too', (date) => {
    expect(() => tariffYear('CN', date)).toThrow(RangeError);
    expect(() => tariffYear('IN', date)).toThrow(RangeError);
  });

  it.each(['2024-02-29', '2000-02-29', '2023-02-28', '2024-04-30', '2024-12-31'])(
    'reads the day %s',
    (date) => {
      expect(tariffYear('CN', date)).toBe(date < '2022' ? null : Number(date.slice(0, 4)) - 2021);
    },
  );
});

describe('tariffYearStart', () => {
  it.each([
    ['CN', 1, '2022-01-01'],
    ['CN', 6, '2027-01-01'],
    ['JP', 1, '2022-01-01'],
    ['JP', 2, '2022-04-01'],
    ['JP', 6, '2026-04-01'],
    ['PH', 15, '2035-04-01'],
    ['CN', 7978, '9999-01-01'],
    ['JP', 7979, '9999-04-01'],
  ])('%s year %i begins on %s', (importer, year, start) => {
    expect(tariffYearStart(importer, year)).toBe(start);
    expect(tariffYear(importer, start)).toBe(year);
  });

  it('is in April for Indonesia, Japan and the Philippines, in January for the other Parties', () => {
    const april = new Set(['ID', 'JP', 'PH']);
    expect(PARTIES.map((party) => [party, tariffYearStart(party, 2)])).toEqual(
      PARTIES.map((party) => [party, april.has(party) ? '2022-04-01' : '2023-01-01']),
    );
  });

  it.each([
    ['IN', 1],
    ['CN', 0],
    ['CN', 1.5],
    ['CN', 7979],
    ['JP', 7980],
  ])('%s has no year %s', (importer, year) => {
    expect(tariffYearStart(importer, year)).toBeNull();
  });
});

describe('Parties', () => {
  it('are 15, without India', () => {
    expect(PARTIES).toEqual('AU BN CN ID JP KH KR LA MM MY NZ PH SG TH VN'.split(' '));
    expect(isParty('VN')).toBe(true);
    expect(isParty('IN')).toBe(false);
    expect(partyFacts('IN')).toBeNull();
  });

  it('carry their facts with confidence and source', () => {
    expect(partyFacts('JP')).toMatchObject({
      code: 'JP',
      entryIntoForce: '2022-01-01',
      tariffYearStartMonth: 4,
      schedule: 'differentiated',
      confidence: { entryIntoForce: 'treaty', tariffYear: 'treaty', schedule: 'secondary' },
    });
    expect(partyFacts('MM')).toMatchObject({
      entryIntoForce: null,
      confidence: { entryIntoForce: 'secondary' },
    });
    for (const code of PARTIES)
      expect(Object.keys(PARTY_SOURCES)).toEqual(Object.keys(partyFacts(code)!.confidence));
    for (const { id, asOf } of Object.values(PARTY_SOURCES)) {
      expect(id).toMatch(/^rcep-/);
      expect(asOf).toMatch(/^20\d\d(-\d\d-\d\d)?$/);
    }
  });

  it.each([
    ['single', 'AU BN KH LA MM MY NZ SG'],
    ['differentiated', 'CN ID JP KR PH TH VN'],
  ])('with a %s schedule are %s', (schedule, codes) => {
    expect(PARTIES.filter((code) => partyFacts(code)?.schedule === schedule)).toEqual(codes.split(' '));
  });
});
