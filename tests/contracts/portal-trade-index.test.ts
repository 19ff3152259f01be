import { describe, expect, it } from 'vitest';
import { tradeCompetitiveness } from '@/domain/indices';
import { indexValue, pairComplementarity, riskOf } from '@/features/trade-index/index-values';
import { indexInfo, type IndexInfo } from '@/features/trade-index/trade-index-schema';
import { tradeRemedyCases } from '../../mocks/data/trade-remedies';
import { requestMocks, requestPortal } from '../support/request-mocks';

const PATH = 'index/getIndexInfo';
const ask = async (query = '', language = 'zh'): Promise<IndexInfo> =>
  indexInfo.parse(await requestPortal<unknown>(query === '' ? PATH : `${PATH}?${query}`, language));

const envelopeOf = async (query: string) =>
  (await (await requestMocks(`/api/v1/portal/${PATH}?${query}`)).json()) as { code: number; msg: string };

describe('index/getIndexInfo', () => {
  it('holds 16 countries and seven years of inputs for a sector, the electric vehicle by default', async () => {
    const info = await ask();
    expect(info).toMatchObject({ sector: 'ev', total: 112 });
    expect(info.rows).toHaveLength(112);
    expect(new Set(info.rows.map((row) => row.country)).size).toBe(16);
    expect([...new Set(info.rows.map((row) => row.year))]).toEqual([
      2018, 2019, 2020, 2021, 2022, 2023, 2024,
    ]);
    expect(info.releases.map((release) => release.id)).toEqual(['tc', 'rca', 'complementarity', 'risk']);
    for (const { firstYear, lastYear } of info.releases) expect([firstYear, lastYear]).toEqual([2018, 2024]);
  });

  it.each([
    ['year=2024', 16],
    ['country_IN=JP,KR', 14],
    ['year=2024&country_IN=JP', 1],
    ['year=1999', 0],
    ['country_IN=XX', 0],
    ['year=&country_IN=&sector=', 112],
  ])('%s: %s rows', async (query, count) => {
    const info = await ask(query);
    expect([info.total, info.rows.length]).toEqual([count, count]);
  });

  it.each(['sector=cars', 'year=24', 'year=20x4'])('refuses %s with code 9802', async (query) => {
    expect(await envelopeOf(query)).toMatchObject({
      code: 9802,
      msg: expect.stringContaining('参数验证错误'),
    });
  });

  it('differs by sector in the sample risks only', async () => {
    const [ev, textile] = [
      await ask('year=2024&country_IN=VN'),
      await ask('year=2024&country_IN=VN&sector=textile'),
    ];
    expect(textile.rows[0]?.exportShares).toEqual(ev.rows[0]?.exportShares);
    expect(textile.rows[0]?.risk?.friction).toBe(ev.rows[0]?.risk?.friction);
    expect(textile.rows[0]?.risk?.standard).not.toBe(ev.rows[0]?.risk?.standard);
  });

  it('says revisions and sources in the reader’s language', async () => {
    const info = await ask('year=2024', 'vi');
    expect(info.revisions).not.toEqual([]);
    expect(info.revisions.map((revision) => revision.text.lang)).toEqual(info.revisions.map(() => 'vi'));
    expect(info.sources.find((source) => source.id === 'sample-indices')?.title).toMatchObject({
      lang: 'vi',
    });
  });
});

describe('facts, sample data and gaps', () => {
  it('marks each input once, with a source that is sent', async () => {
    const info = await ask('year=2024');
    const marks = Object.fromEntries(info.inputs.map((input) => [input.id, input.mark]));
    expect(marks).toEqual({
      trade: 'fact',
      exportShares: 'sample',
      importShares: 'sample',
      tbt: 'fact',
      friction: 'fact',
      standard: 'sample',
      legal: 'sample',
      competition: 'sample',
      maxCompetition: 'sample',
    });
    const sources = new Map(info.sources.map((source) => [source.id, source]));
    for (const input of info.inputs) expect(sources.get(input.sourceId)).toMatchObject({ mark: input.mark });
    expect(info.releases.map((release) => release.mark)).toEqual(['fact', 'sample', 'sample', 'sample']);
    expect(info.revisions).not.toEqual([]);
    expect(info.revisions.every((revision) => revision.mark === 'sample')).toBe(true);
  });

  it.each([
    ['CN', 2024, 0.0765],
    ['JP', 2022, -0.0789],
    ['IN', 2024, -0.0579],
    ['KH', 2021, -0.2385],
    ['BN', 2022, 0.1757],
    ['MM', 2021, -0.0621],
  ])('TC of %s in %s is %s as in the reference', async (country, year, tc) => {
    const [row] = (await ask(`year=${year}&country_IN=${country}`)).rows;
    expect(tradeCompetitiveness(row?.exportsUsdBn ?? null, row?.importsUsdBn ?? null)).toBeCloseTo(tc, 4);
  });

  it.each([
    ['MM', 2020],
    ['MM', 2024],
    ['LA', 2024],
  ])('holds no trade of %s in %s', async (country, year) => {
    const info = await ask(`year=${year}&country_IN=${country}`);
    expect(info.rows[0]).toMatchObject({ exportsUsdBn: null, importsUsdBn: null });
    expect(indexValue(info, { index: 'tc', country, year, sector: 'ev', subject: country })).toBeNull();
  });

  it.each([
    ['CN', 2018, 65],
    ['CN', 2021, 126],
    ['CN', 2022, 67],
    ['CN', 2024, 191],
    ['CN', 2023, null],
    ['JP', 2018, 46],
    ['JP', 2024, null],
    ['KR', 2018, 64],
    ['VN', 2022, null],
  ])('TBT notifications of %s in %s: %s', async (country, year, count) => {
    expect((await ask(`year=${year}&country_IN=${country}`)).rows[0]?.risk?.tbt).toBe(count);
  });

  it('counts friction in the case library, and not where the library has no case', async () => {
    const { rows } = await ask('year=2024');
    const friction = Object.fromEntries(rows.map((row) => [row.country, row.risk?.friction]));
    expect(friction).toMatchObject({ KR: 5, ID: 2, NZ: 0, BN: null, KH: null, LA: null, MM: null, SG: null });
    const dated = tradeRemedyCases.filter(
      (item) =>
        item.importer === 'KR' &&
        [item.initiated, item.provisional, item.final].some((date) => date?.startsWith('2024')),
    );
    expect(friction.KR).toBe(dated.length);
  });

  it('gives India no risk grade, and all its other figures', async () => {
    const info = await ask('year=2024&country_IN=IN');
    expect(info.rows[0]?.risk).toBeNull();
    expect(riskOf(info, 'IN', 2024)).toBeNull();
    expect(info.rows[0]?.exportShares).not.toBeNull();
  });
});

describe('the values follow from the inputs', () => {
  it('every risk index lies between 0 and 100 and is its contributions', async () => {
    const info = await ask();
    const rated = info.rows.filter((each) => each.risk !== null);
    expect(rated).toHaveLength(105);
    for (const row of rated) {
      const risk = riskOf(info, row.country, row.year);
      expect(risk?.reason, `${row.country} ${row.year}`).toBeNull();
      expect(risk?.parts.reduce((sum, part) => sum + (part.contribution ?? 0), 0)).toBe(risk?.value);
      expect(risk?.missing.includes('tbt')).toBe(row.risk?.tbt === null);
    }
  });

  it('both grades occur', async () => {
    const info = await ask('year=2024');
    const values = info.rows.map((row) => riskOf(info, row.country, 2024)?.value ?? null);
    const available = values.filter((value) => value !== null);
    expect(available.some((value) => value >= info.method.threshold)).toBe(true);
    expect(available.some((value) => value < info.method.threshold)).toBe(true);
  });

  it('a country does not complement itself, and every pair of two has an index', async () => {
    const info = await ask('year=2024');
    expect(pairComplementarity(info, { exporter: 'CN', importer: 'CN', year: 2024 })).toBeNull();
    for (const importer of ['JP', 'MM', 'IN']) {
      const value = pairComplementarity(info, { exporter: 'CN', importer, year: 2024 });
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThanOrEqual(100);
    }
  });

  it('the shares of the four sectors leave room for other goods', async () => {
    const { rows } = await ask();
    expect(rows).toHaveLength(112);
    for (const { exportShares, importShares } of rows) {
      for (const shares of [exportShares, importShares]) {
        const sum = Object.values(shares ?? {}).reduce((total, share) => total + share, 0);
        expect(sum).toBeGreaterThan(0);
        expect(sum).toBeLessThan(1000);
      }
    }
  });
});
