import { describe, expect, it } from 'vitest';
import { inForce, myanmarRow, PARTIES } from '@/domain/rcep';

describe('inForce (F3: Myanmar into Viet Nam)', () => {
  it.each([
    ['CN', 'JP', '2022-01-01', '2022-01-01'],
    ['CN', 'KR', '2022-02-01', '2022-02-01'],
    ['MY', 'KR', '2022-03-18', '2022-03-18'],
    ['ID', 'CN', '2023-01-02', '2023-01-02'],
    ['CN', 'PH', '2026-08-21', '2023-06-02'],
    ['CN', 'MM', '2022-05-01', '2022-05-01'],
    ['VN', 'MM', '2022-03-04', '2022-03-04'],
  ])('importer %s, exporter %s on %s: since %s', (importer, exporter, date, since) => {
    expect(inForce(importer, exporter, date)).toEqual({ inForce: true, since });
  });

  it.each([
    ['CN', 'CN', '2024-01-01', 'same-country'],
    ['IN', 'IN', '2024-01-01', 'same-country'],
    ['MM', 'MM', '2020-01-01', 'same-country'],
    ['CN', 'IN', '2024-01-01', 'not-a-party'],
    ['IN', 'CN', '2020-01-01', 'not-a-party'],
    ['MM', 'IN', '2024-01-01', 'not-a-party'],
    ['CN', 'JP', '2021-12-31', 'not-yet'],
    ['CN', 'KR', '2022-01-31', 'not-yet'],
    ['PH', 'CN', '2023-06-01', 'not-yet'],
    ['CN', 'MM', '2022-04-30', 'not-yet'],
    ['VN', 'MM', '2022-03-03', 'not-yet'],
    ['JP', 'MM', '2024-01-01', 'not-applied'],
    ['NZ', 'MM', '2020-01-01', 'not-applied'],
    ['KR', 'MM', '2024-01-01', 'not-established'],
    ['MM', 'CN', '2020-01-01', 'not-established'],
    ['MM', 'JP', '2024-01-01', 'not-established'],
  ])('importer %s, exporter %s on %s: %s', (importer, exporter, date, reason) => {
    expect(inForce(importer, exporter, date)).toEqual({ inForce: false, reason });
  });

  const published = (applies: boolean, since: string | null) => [{ exporter: 'KR', applies, since }];

  it('what is published about a pair precedes what follows from the Agreement', () => {
    expect(inForce('CN', 'KR', '2024-01-01', published(true, '2024-01-01'))).toEqual({
      inForce: true,
      since: '2024-01-01',
    });
    expect(inForce('CN', 'KR', '2023-12-31', published(true, '2024-01-01'))).toEqual({
      inForce: false,
      reason: 'not-yet',
    });
    expect(inForce('CN', 'KR', '2024-01-01', published(false, null))).toEqual({
      inForce: false,
      reason: 'not-applied',
    });
    expect(inForce('MM', 'KR', '2024-01-01', published(true, '2023-05-01'))).toEqual({
      inForce: true,
      since: '2023-05-01',
    });
  });

  it('without a day of its own, or about another pair, the Agreement decides', () => {
    expect(inForce('CN', 'KR', '2024-01-01', published(true, null))).toEqual({
      inForce: true,
      since: '2022-02-01',
    });
    expect(inForce('CN', 'JP', '2022-01-01', published(false, null))).toEqual({
      inForce: true,
      since: '2022-01-01',
    });
    expect(inForce('KR', 'KR', '2024-01-01', published(true, '2024-01-01'))).toEqual({
      inForce: false,
      reason: 'same-country',
    });
  });

  it('F3: says from which source each importer’s treatment of Myanmar was read, and how far', () => {
    const rows = PARTIES.flatMap((importer) => {
      const row = myanmarRow(importer);
      return row === null ? [] : [[importer, row.since, row.confidence, row.id]];
    });
    expect(rows).toEqual([
      ['CN', '2022-05-01', 'secondary', 'myanmar-cn'],
      ['JP', null, 'treaty', 'myanmar-jp'],
      ['NZ', null, 'secondary', 'myanmar-nz'],
      ['VN', '2022-03-04', 'secondary', 'myanmar-vn'],
    ]);
  });

  it('refuses an impossible date before anything else', () => {
    expect(() => inForce('CN', 'CN', '2024-02-30')).toThrow(RangeError);
  });
});
