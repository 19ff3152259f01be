import { describe, expect, it } from 'vitest';
import type { CountryRecord } from '@/features/countries/countries-schema';
import { countryPageEndpoint } from '@/features/countries/countries-schema';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import type { CountryGuide } from '@/features/countries/guide/country-guide-schema';
import { countryGuide } from '@/features/countries/guide/country-guide-schema';
import type { CountrySeriesAnswer } from '@/features/countries/guide/country-series-schema';
import { countrySeriesEndpoint } from '@/features/countries/guide/country-series-schema';
import { LANGUAGES } from '@/shared/i18n/languages';
import { guideOf as recordedGuideOf } from '../../mocks/data/countries/country-guides';
import { requestMocks, requestPortal } from '../support/request-mocks';

const guideOf = (code: string, language = 'zh') =>
  requestPortal<CountryGuide>(`country/get?code=${code}`, language);
const seriesOf = (codes: string) => requestPortal<CountrySeriesAnswer>(`country/findSeries?codes=${codes}`);
const codeOf = async (path: string) => {
  const response = await requestMocks(`/api/v1/portal/${path}`);
  return ((await response.json()) as { code: number }).code;
};

describe('country/findPage', () => {
  it('names each country in its own languages, with its currency', async () => {
    const { rows, total } = await requestPortal<{ rows: CountryRecord[]; total: number }>(
      'country/findPage?pageSize=16',
    );
    expect(total).toBe(16);
    const row = (code: string) => rows.find((candidate) => candidate.code === code);
    expect(row('VN')).toMatchObject({ ownNames: [{ lang: 'vi', text: 'Việt Nam' }], currency: 'VND' });
    expect(row('SG')?.ownNames.map(({ lang }) => lang)).toEqual(['en', 'zh', 'ms', 'ta']);
    expect(rows.every(({ currency }) => /^[A-Z]{3}$/.test(currency))).toBe(true);
  });

  it('keeps to its schema', async () => {
    const answer = await requestPortal('country/findPage?pageSize=16');
    expect(countryPageEndpoint.data.safeParse(answer).success).toBe(true);
  });
});

describe('country/get', () => {
  it.each(LANGUAGES)('has the official names in %s, unchecked outside of Chinese and English', (language) => {
    for (const code of COUNTRY_CODES)
      expect(recordedGuideOf(code, language)?.officialName, code).toMatchObject({
        name: { lang: language },
        mark: ['zh', 'en'].includes(language) ? 'fact' : 'unchecked',
      });
  });

  it.each(COUNTRY_CODES)(
    '%s keeps to its schema, and every fact names a source that is there',
    async (code) => {
      const guide = await guideOf(code);
      expect(countryGuide.safeParse(guide).success).toBe(true);
      const ids = new Set(guide.sources.map(({ id }) => id));
      const named = [...JSON.stringify({ ...guide, sources: [] }).matchAll(/"sourceId":"([^"]+)"/g)];
      expect(named).not.toEqual([]);
      for (const [, id = ''] of named) expect(ids).toContain(id);
      for (const source of guide.sources) expect(source.asOf).not.toBe('');
    },
  );

  it('has figures with their year and mark', async () => {
    const japan = await guideOf('JP');
    expect(japan.population).toMatchObject({ value: 123_201_945, year: 2024, mark: 'fact' });
    expect(japan.areaKm2).toMatchObject({ value: 377_915, mark: 'fact' });
    expect(japan.growth.map(({ year, value }) => [year, value])).toEqual([
      [2024, 0.1],
      [2023, 1.5],
      [2022, 0.9],
    ]);
    expect(japan.exportPartners?.rows.map(({ code, percent }) => [code, percent])).toEqual([
      ['US', 19],
      ['CN', 18],
      ['TW', 6],
      ['KR', 6],
      ['HK', 4],
    ]);
  });

  it('marks what was not checked: areas of China and India, authorities, languages, form of commitments', async () => {
    const [china, india, korea] = await Promise.all([guideOf('CN'), guideOf('IN'), guideOf('KR')]);
    expect(china.areaKm2).toMatchObject({ value: 9_600_000, mark: 'unchecked' });
    expect(india.areaKm2?.mark).toBe('unchecked');
    expect(korea.areaKm2?.mark).toBe('fact');
    for (const { customs, standards, investment, languages } of [china, india, korea]) {
      for (const fact of [customs, standards, investment, languages]) expect(fact?.mark).toBe('unchecked');
    }
    expect(korea.services).toMatchObject({ form: 'reservations', mark: 'unchecked' });
    expect(china.services?.form).toBe('commitments');
    expect(india.services).toBeNull();
  });

  it.each(LANGUAGES)('speaks %s wherever the words are ours', async (language) => {
    for (const code of COUNTRY_CODES) {
      const guide = await guideOf(code, language);
      const texts = [
        guide.capital?.name,
        guide.currency?.name,
        ...(guide.languages?.items ?? []),
        ...(guide.exportGoods?.items ?? []),
        ...(guide.importGoods?.items ?? []),
        ...(guide.industries?.items ?? []),
        ...(guide.exportPartners?.rows ?? []).map(({ name }) => name),
        ...(guide.importPartners?.rows ?? []).map(({ name }) => name),
      ];
      expect(texts.length, code).toBeGreaterThan(10);
      for (const text of texts) expect(text, code).toMatchObject({ lang: language });
    }
  });

  it('calls places by their names on Chinese pages', async () => {
    const guides = await Promise.all(COUNTRY_CODES.map((code) => guideOf(code)));
    const partners = guides.flatMap(({ exportPartners, importPartners }) => [
      ...(exportPartners?.rows ?? []),
      ...(importPartners?.rows ?? []),
    ]);
    const namesOf = (code: string) => [
      ...new Set(partners.filter((partner) => partner.code === code).map(({ name }) => name.text)),
    ];
    expect(namesOf('TW')).toEqual(['中国台湾']);
    expect(namesOf('HK')).toEqual(['中国香港']);
  });

  it('refuses a code that is missing, malformed or none of the 16', async () => {
    expect(await codeOf('country/get')).toBe(9800);
    expect(await codeOf('country/get?code=japan')).toBe(9802);
    expect(await codeOf('country/get?code=US')).toBe(9802);
  });
});

describe('country/findSeries', () => {
  it('has ten years of each country, in the order asked', async () => {
    const answer = await seriesOf('VN,JP,VN');
    expect(countrySeriesEndpoint.data.safeParse(answer).success).toBe(true);
    expect(answer.rows.map(({ code }) => code)).toEqual(['VN', 'JP']);
    for (const { points } of answer.rows) {
      expect(points.map(({ year }) => year)).toEqual([
        2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024,
      ]);
    }
  });

  it('leaves gaps as gaps', async () => {
    const [myanmar, laos, korea] = (await seriesOf('MM,LA,KR')).rows;
    const yearsWithTrade = myanmar?.points.filter(({ exportsUsdBn }) => exportsUsdBn !== null);
    expect(yearsWithTrade?.map(({ year }) => year)).toEqual([2018, 2019, 2021]);
    expect(laos?.points.at(-1)).toMatchObject({ exportsUsdBn: null, tradeSourceId: null, gdpUsdBn: 16.503 });
    expect(korea?.points.at(-1)).toMatchObject({ exportsUsdBn: 835.149, gdpUsdBn: null, gdpSourceId: null });
  });

  it('names the source of every figure and the break of Cambodia and Myanmar', async () => {
    const { rows, sources } = await seriesOf(COUNTRY_CODES.join(','));
    const ids = sources.map(({ id }) => id);
    expect(rows).toHaveLength(COUNTRY_CODES.length);
    for (const { code, points } of rows) {
      expect(points, code).toHaveLength(10);
      for (const point of points) {
        expect(point.tradeSourceId === null).toBe(point.exportsUsdBn === null);
        expect(point.gdpSourceId === null).toBe(point.gdpUsdBn === null);
        for (const id of [point.tradeSourceId, point.gdpSourceId]) if (id !== null) expect(ids).toContain(id);
        expect(point.isGdpBreak).toBe(point.year === 2024 && ['KH', 'MM'].includes(code));
      }
    }
  });

  it('refuses a list that is missing, malformed or names another country', async () => {
    expect(await codeOf('country/findSeries')).toBe(9800);
    expect(await codeOf('country/findSeries?codes=JP;VN')).toBe(9802);
    expect(await codeOf('country/findSeries?codes=JP,US')).toBe(9802);
  });
});
