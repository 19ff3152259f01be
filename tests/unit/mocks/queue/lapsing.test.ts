import { describe, expect, it } from 'vitest';
import { PARTIES, applies } from '../../../../mocks/data/agreement-applies';
import { lapsing, type TariffEdition } from '../../../../mocks/queue/lapsing';
import { tariffEditions } from '../../../../mocks/queue/tariff-editions';
import { nationalLines } from '../../../../mocks/tariffs/national-lines';

const edition = (id: string, validTo: string | null, other: Partial<TariffEdition> = {}): TariffEdition => ({
  id,
  importer: 'VN',
  validFrom: '2026-01-01',
  validTo,
  codes: 100,
  origins: ['CN', 'JP'],
  ...other,
});

describe('editions that lapse', () => {
  it.each<[string, TariffEdition[], string, object[]]>([
    ['ends in 91 days', [edition('a', '2026-12-31')], '2026-10-01', []],
    ['ends in 90 days', [edition('a', '2026-12-31')], '2026-10-02', [{ days: 90, codes: 100, pairs: 2 }]],
    ['ends today', [edition('a', '2026-12-31')], '2026-12-31', [{ days: 0, codes: 100 }]],
    ['ended yesterday', [edition('a', '2026-12-31')], '2027-01-01', [{ days: -1, codes: 100 }]],
    ['has no known end', [edition('a', null)], '2030-01-01', []],
    [
      'is followed by a full one',
      [edition('a', '2026-12-31'), edition('b', '2027-12-31', { validFrom: '2027-01-01' })],
      '2026-12-01',
      [],
    ],
    [
      'is followed a day late',
      [edition('a', '2026-12-31'), edition('b', '2027-12-31', { validFrom: '2027-01-02' })],
      '2026-12-01',
      [{ codes: 100 }],
    ],
    [
      'is followed by one of another importer',
      [edition('a', '2026-12-31'), edition('b', '2027-12-31', { importer: 'KR' })],
      '2026-12-01',
      [{ codes: 100 }],
    ],
    [
      'is followed by one with fewer codes',
      [edition('a', '2026-12-31'), edition('b', '2027-12-31', { codes: 25 })],
      '2026-12-01',
      [{ codes: 75 }],
    ],
    [
      'is followed by one without an origin',
      [edition('a', '2026-12-31'), edition('b', '2027-12-31', { origins: ['CN'] })],
      '2026-12-01',
      [{ codes: 100 }],
    ],
  ])('one that %s', (_name, editions, today, expected) => {
    expect(lapsing(editions, today)).toMatchObject(expected);
    expect(lapsing(editions, today)).toHaveLength(expected.length);
  });

  it('those that end first are first, then those with more answers', () => {
    const rows = [
      edition('late', '2026-12-31', { importer: 'JP' }),
      edition('early', '2026-11-30', { importer: 'KR' }),
      edition('large', '2026-12-31', { codes: 900 }),
    ];
    expect(lapsing(rows, '2026-12-01').map((row) => row.edition.id)).toEqual(['early', 'large', 'late']);
  });
});

describe('the editions of the site', () => {
  it('on 24 November 2026 those of Viet Nam, Indonesia, Korea and Malaysia lapse, not those of Japan', () => {
    const rows = lapsing(tariffEditions(), '2026-11-24');
    expect(rows.map(({ edition: { id }, codes, pairs }) => [id, codes, pairs])).toEqual([
      // The decree has 25 of its codes to 2027.
      ['vn-tariff-2026', 5587, 14],
      ['kr-tariff-2026', 5612, 1],
      ['kr-tariff-2026-origins', 107, 13],
      ['my-tariff-2025', 16, 13],
      ['id-tariff-2022', 5612, 0],
    ]);
    expect(rows.map(({ days }) => days)).toEqual([37, 37, 37, 37, 37]);
  });

  it.each([
    ['vn-tariff-2026', '940620'],
    ['jp-tariff-2026', '940620'],
    ['kr-tariff-2026', '010121'],
    ['kr-tariff-2026-origins', '850760'],
    ['my-tariff-2025', '870380'],
    ['id-tariff-2022', '940620'],
  ])('%s has RCEP rates for the Parties that its lines have them for', async (id, hs) => {
    const { importer, origins } = tariffEditions().find((one) => one.id === id)!;
    const lines = await nationalLines(importer, hs, false);
    expect(lines.length).toBeGreaterThan(0);
    const parties = new Set(lines.flatMap(({ rcep }) => rcep.flatMap((column) => column.parties)));
    expect(origins).toEqual(PARTIES.filter((party) => parties.has(party) && applies(importer, party)));
  });
});
