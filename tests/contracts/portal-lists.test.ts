import { describe, expect, it } from 'vitest';
import type { CountryRecord } from '@/features/countries/countries-schema';
import type { RelatedItem } from '@/features/related/related-schema';
import type { RiskCaseRow } from '@/features/risk-cases/risk-cases-schema';
import { scopeMatches } from '@/features/risk-cases/scope';
import type { SectorRecord } from '@/features/sectors/sectors-schema';
import type { Holding } from '@/features/sources/sources-schema';
import { requestPortal } from '../support/request-mocks';

interface Page<T> {
  total: number;
  rows: T[];
}

describe('country/findPage', () => {
  it('holds the 16 countries with their latest year', async () => {
    const page = await requestPortal<Page<CountryRecord>>('country/findPage?pageSize=20');
    expect(page.total).toBe(16);
    const byCode = new Map(page.rows.map((row) => [row.code, row]));
    expect(byCode.get('VN')).toMatchObject({ year: 2024, exportsUsdBn: 429.383, importsUsdBn: 398.672 });
    expect(byCode.get('LA')?.year).toBe(2023);
    expect(byCode.get('MM')?.year).toBe(2021);
    expect(byCode.has('IN')).toBe(true);
  });

  it('pages by ten and filters by field', async () => {
    expect((await requestPortal<Page<CountryRecord>>('country/findPage')).rows).toHaveLength(10);
    expect(
      (await requestPortal<Page<CountryRecord>>('country/findPage?code_EQ=JP')).rows.map((row) => row.code),
    ).toEqual(['JP']);
  });
});

describe('sector/findPage', () => {
  const sectors = (from: string, to: string) =>
    requestPortal<Page<SectorRecord> & { year: number | null }>(`sector/findPage?from=${from}&to=${to}`);

  it('compares MFN and RCEP of every line from China into Viet Nam in 2026', async () => {
    const { rows, year } = await sectors('CN', 'VN');
    expect(year).toBe(2026);
    expect(rows.map((row) => [row.sector, row.codes])).toEqual([
      ['ev', 81],
      ['smartManufacturing', 125],
      ['buildingMaterials', 122],
      ['textile', 127],
    ]);
    expect(rows.reduce((sum, row) => sum + row.higher, 0)).toBe(115);
    for (const row of rows) expect(row).toMatchObject({ mark: 'fact', sourceId: 'vn-tariff-2026' });
  });

  it('compares nothing where a side is not in the data: India, Korea without MFN, Indonesia without RCEP, an importer without schedule', async () => {
    for (const [from, to] of [
      ['IN', 'VN'],
      ['CN', 'KR'],
      ['CN', 'ID'],
      ['CN', 'TH'],
    ] as const) {
      const { rows } = await sectors(from, to);
      expect(rows, `${from} ${to}`).toHaveLength(4);
      for (const row of rows) {
        if (to === 'KR' && WITH_KOREAN_MFN.includes(row.sector)) continue;
        expect(row).toMatchObject({ lower: 0, same: 0, higher: 0, averageMfn: null, averageRcep: null });
      }
    }
    expect((await sectors('CN', 'TH')).year).toBeNull();
  });

  it('marks made-up schedules as sample data', async () => {
    expect(new Set((await sectors('JP', 'CN')).rows.map((row) => row.mark))).toEqual(new Set(['sample']));
  });
});

/** Sectors of which Korea has lines with MFN and every origin. */
const WITH_KOREAN_MFN = ['ev', 'smartManufacturing'];

describe('source/findPage', () => {
  it('M16: counts what is really in the data from each source, and what of it is unchecked', async () => {
    const { rows } = await requestPortal<Page<Holding>>('source/findPage?pageSize=50', 'en');
    const counts = Object.fromEntries(rows.map((row) => [row.id, row.count]));
    expect(counts).toMatchObject({
      'hs-codes': 5612,
      'tariff-jp': 9654,
      'tariff-vn': 11_414,
      'tariff-vn-years': 474,
      'tariff-kr': 11_326,
      'tariff-kr-origins': 293,
      'tariff-jp-2025': 3036,
      'tariff-id': 11_414,
      'tariff-my': 148,
      'sample-schedules': 10,
      'rules-of-origin-2022': 2189,
      'tariff-differential-appendices': 619,
      'trade-remedies': 59,
      laws: 70,
      standards: 125,
      'standards-jis': 1392,
      'standards-adoption': 10,
      'standards-limits': 6,
      countries: 16,
    });
    expect(rows.every((row) => row.source.asOf !== '')).toBe(true);
    const unchecked = rows.filter((row) => row.unchecked > 0).map((row) => [row.id, row.unchecked]);
    expect(unchecked, 'M16').toEqual([
      ['tariff-my', 148],
      ['laws', 38],
      ['standards', 85],
      ['standards-jis', 34],
      ['standards-adoption', 4],
    ]);
  });
});

describe('related/get', () => {
  interface Group {
    total: number;
    available: number;
    rows: RelatedItem[];
  }
  const related = (hs: string, from: string, to: string, language = 'zh') =>
    requestPortal<Record<'riskCases' | 'laws' | 'standards', Group>>(
      `related/get?hs=${hs}&from=${from}&to=${to}`,
      language,
    );

  it('finds the case on ceramic tiles from China into Indonesia', async () => {
    const { riskCases } = await related('690721', 'CN', 'ID', 'en');
    expect(riskCases).toMatchObject({ total: 1, available: 59 });
    expect(riskCases.rows[0]).toMatchObject({
      title: { text: 'Ceramic tiles: anti-dumping', lang: 'en' },
      date: '2024-10-24',
      mark: 'fact',
    });
  });

  it.each([
    ['vi', 'Gạch gốm ốp lát: chống bán phá giá'],
    ['ja', 'セラミックタイル：アンチダンピング'],
  ])('names a case in the language of the reader: %s', async (language, text) => {
    const { riskCases } = await related('690721', 'CN', 'ID', language);
    expect(riskCases.rows[0]).toMatchObject({ title: { text, lang: language }, detail: { lang: language } });
  });

  it('finds none for another origin', async () => {
    expect((await related('690721', 'JP', 'ID')).riskCases.total).toBe(0);
  });

  it.each([
    ['721049', 'CN', 'VN'],
    ['720838', 'CN', 'VN'],
    ['940360', 'CN', 'VN'],
    ['760421', 'MY', 'AU'],
    ['721633', 'CN', 'TH'],
    ['690721', 'CN', 'ID'],
  ])('D20: grades the cases on %s from %s into %s as the scope check does', async (hs, from, to) => {
    const { rows } = await requestPortal<{ rows: RiskCaseRow[] }>(
      `riskCase/findForProduct?hs=${hs}&to=${to}`,
    );
    const matches = scopeMatches(rows, { hs, from, date: '2026-12-15' });
    const { riskCases } = await related(hs, from, to);
    const counted = matches.filter(({ group }) => group === 'named' || group === 'near');
    expect(riskCases.total).toBe(counted.length);
    for (const { id, reach } of riskCases.rows)
      expect([id, reach]).toEqual([id, matches.find(({ row }) => row.id === id)?.group]);
    const isNamed = riskCases.rows.map(({ reach }) => reach === 'named');
    expect(isNamed).toEqual(isNamed.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('D20: says the outcome of a case in the reader’s language', async () => {
    const { riskCases } = await related('721049', 'CN', 'VN');
    expect(riskCases.rows[0]?.detail?.lang).toBe('zh');
  });

  it('marks a case whose codes are not on its page', async () => {
    expect((await related('847950', 'JP', 'KR')).riskCases.rows[0]?.mark).toBe('unchecked');
  });

  it('puts the laws on RCEP of the importer first, with the original title beside the Chinese one', async () => {
    const { laws } = await related('940620', 'JP', 'VN');
    expect(laws).toMatchObject({ total: 8, available: 70 });
    expect(laws.rows).toHaveLength(3);
    expect(laws.rows[0]?.detail?.text).toContain('32/2022/TT-BCT');
  });

  it('puts the standards on the heading first', async () => {
    const { standards } = await related('690721', 'CN', 'VN');
    expect(standards.rows[0]?.title.text).toBe('GB/T 4100-2015 陶瓷砖');
    expect((await related('850760', 'CN', 'VN')).standards.rows[0]?.title.text).toContain('动力蓄电池');
  });

  it('has an empty state for importers without a case', async () => {
    expect((await related('690721', 'CN', 'SG')).riskCases).toMatchObject({
      total: 0,
      available: 59,
      rows: [],
    });
  });
});
