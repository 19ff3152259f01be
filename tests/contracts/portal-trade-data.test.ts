import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { tradeDataPageEndpoint } from '@/pages/portal/data-view/trade-data-schema';
import type { TradeDataPage } from '@/pages/portal/data-view/trade-data-schema';
import { requestMocks, requestPortal } from '../support/request-mocks';

const page = (query: string, language = 'zh') =>
  requestPortal<TradeDataPage>(`tradeData/findPage?${query}`, language);

describe('tradeData/findPage', () => {
  it('holds the 16 countries from 2015 to 2024, as the schema says', async () => {
    const all = await page('pageSize=200');
    expect(() => tradeDataPageEndpoint.data.parse(all)).not.toThrow();
    expect(all.total).toBe(160);
    expect(new Set(all.rows.map(({ country }) => country))).toEqual(new Set(COUNTRY_CODES));
    expect(new Set(all.rows.map(({ year }) => year)).size).toBe(10);
  });

  it('pages by ten', async () => {
    expect((await page('')).rows).toHaveLength(10);
    const second = await page('pageNo=2&pageSize=7&country_IN=JP');
    expect(second).toMatchObject({ total: 10 });
    expect(second.rows.map(({ year }) => year)).toEqual([2022, 2023, 2024]);
  });

  it('filters by countries and years', async () => {
    const { total, rows } = await page('country_IN=JP,VN&year_BEGIN=2022&year_END=2023&pageSize=50');
    expect(total).toBe(4);
    expect(rows.map(({ country, year }) => `${country}${year}`)).toEqual([
      'JP2022',
      'JP2023',
      'VN2022',
      'VN2023',
    ]);
  });

  it('refuses a page that is none', async () => {
    const response = await requestMocks('/api/v1/portal/tradeData/findPage?pageNo=0');
    expect(await response.json()).toMatchObject({ code: 9802 });
  });

  it.each([
    ['CN', 2024, 3793, 3254, 7047, 18744],
    ['JP', 2022, 922.813, 1081, 2003.813, 4256.411],
    ['VN', 2017, 204.169, 217.684, 421.853, 281.354],
  ])('says what the source says of %s in %i', async (country, year, exports, imports, total, gdp) => {
    const { rows } = await page(`country_IN=${country}&year_BEGIN=${year}&year_END=${year}`);
    expect(rows).toEqual([
      expect.objectContaining({
        activity: 'goodsAndServices',
        exportsUsdBn: exports,
        importsUsdBn: imports,
        totalUsdBn: total,
        gdpUsdBn: gdp,
        mark: 'fact',
      }),
    ]);
  });

  it.each([
    ['MM', 2022, { exportsUsdBn: null, importsUsdBn: null, totalUsdBn: null, tradeSourceId: null }],
    ['LA', 2024, { exportsUsdBn: null, totalUsdBn: null }],
    ['KR', 2024, { gdpUsdBn: null, gdpSourceId: null }],
    ['CN', 2016, { exportsUsdBn: null, tradeEdition: null }],
  ])('never makes a zero of what is missing: %s in %i', async (country, year, expected) => {
    const { rows } = await page(`country_IN=${country}&year_BEGIN=${year}&year_END=${year}`);
    expect(rows[0]).toMatchObject(expected);
  });

  it('says which GDP cannot be compared with the year before', async () => {
    const { rows } = await page('year_BEGIN=2024&year_END=2024&pageSize=20');
    expect(rows.filter((row) => row.isGdpBreak).map((row) => row.country)).toEqual(['KH', 'MM']);
  });

  it('names the source of every figure, facts and made-up ones apart', async () => {
    const { rows, sources } = await page('pageSize=200', 'en');
    const marks = new Map(sources.map(({ id, mark }) => [id, mark]));
    expect(rows).toHaveLength(160);
    for (const row of rows) {
      if (row.exportsUsdBn !== null) expect(marks.get(row.tradeSourceId ?? '')).toBe('fact');
      if (row.gdpUsdBn !== null) expect(marks.get(row.gdpSourceId ?? '')).toBe('fact');
      expect(row.indicesMark).toBe('sample');
      expect(marks.get(row.indicesSourceId)).toBe('sample');
    }
    expect(sources.every(({ asOf }) => asOf !== '')).toBe(true);
  });

  it('gives India no index of the agreement and no grade', async () => {
    const { rows } = await page('country_IN=IN&pageSize=20');
    expect(rows).toHaveLength(10);
    for (const row of rows) {
      expect(row.riskLevel).toBeNull();
      expect(Object.values(row.indices)).toEqual([null, null, null, null, null]);
    }
  });

  it('names sources in the requested language', async () => {
    const titles = async (language: string) =>
      (await page('country_IN=CN', language)).sources.map(({ title }) => title);
    expect(await titles('vi')).toContainEqual({
      text: 'Dữ liệu mẫu: chỉ số ngành và mức rủi ro',
      lang: 'vi',
    });
    const chinese = await titles('zh');
    expect(chinese).not.toEqual([]);
    expect(chinese.every(({ lang }) => lang === 'zh')).toBe(true);
  });
});
