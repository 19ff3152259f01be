import { describe, expect, it } from 'vitest';
import { tradeCompetitiveness } from '@/domain/indices';
import type { ContentRow } from '@/features/content/content-schema';
import { indexValue } from '@/features/trade-index/index-values';
import { indexInfo } from '@/features/trade-index/trade-index-schema';
import { indexInputPreview } from '@/pages/console/content/kinds/previews/index-input-preview-schema';
import { useApiServer } from '../support/api-server';
import { requestPortal } from '../support/request-mocks';
import { call, signIn } from '../support/system-client';

useApiServer();

const infoOf = async (query: string) =>
  indexInfo.parse(await requestPortal<unknown>(`index/getIndexInfo?${query}`, 'en'));

/** A call of staff on the inputs; its code and data. */
async function staff(method: 'GET' | 'POST', path: string, body?: object, user = 'admin') {
  const { json } = await call<ContentRow>(method, `/api/v1/content/indexInput/${path}`, {
    token: await signIn(user),
    body,
  });
  return json;
}

/** Publishes a change of a figure, or a new one. */
async function publish(id: string | null, change: object) {
  const row = id === null ? null : (await staff('GET', `get?id=${id}`)).data;
  const values = { ...row?.values, ...change };
  const saved = await staff(
    'POST',
    row === null ? 'insert' : 'update',
    row === null ? { values } : { id, version: row.version, values },
    'editor',
  );
  expect(saved.code).toBe(0);
  const sent = await staff('POST', 'submit', saved.data, 'editor');
  expect((await staff('POST', 'publish', sent.data)).code).toBe(0);
}

const NEW = {
  indicator: 'exports',
  country: 'VN',
  year: 2025,
  sector: null,
  value: 480,
  unit: 'usdBn',
  source: 'world-factbook-years',
  asOf: '2026-11',
  mark: 'unchecked',
};

it('a published figure changes the index, with its mark', async () => {
  const tc = async () => {
    const info = await infoOf('year=2024');
    return indexValue(info, { index: 'tc', country: 'VN', year: 2024, sector: 'ev', subject: 'VN' });
  };
  const { exportsUsdBn, importsUsdBn } = (await infoOf('year=2024&country_IN=VN')).rows[0]!;
  expect(await tc()).toBe(tradeCompetitiveness(exportsUsdBn, importsUsdBn));
  await publish('exports-VN-2024', { value: 500.5, mark: 'unchecked' });
  expect(await tc()).toBe(tradeCompetitiveness(500.5, importsUsdBn));
  const { inputs, releases } = await infoOf('year=2024');
  expect(inputs.find(({ id }) => id === 'trade')).toMatchObject({ mark: 'unchecked' });
  expect(releases.find(({ id }) => id === 'tc')).toMatchObject({ mark: 'unchecked' });
});

it('a figure of the first year after the others extends the years of its index', async () => {
  await publish(null, NEW);
  const info = await infoOf('country_IN=VN');
  expect(info.rows.at(-1)).toMatchObject({ year: 2025, exportsUsdBn: 480, importsUsdBn: null });
  const last = Object.fromEntries(info.releases.map(({ id, lastYear }) => [id, lastYear]));
  expect(last).toEqual({ tc: 2025, rca: 2024, complementarity: 2024, risk: 2024 });
  const home = await requestPortal<{ risk: { levels: { level: string | null }[] } }>('home/get', 'en');
  expect(home.risk.levels.filter(({ level }) => level !== null)).toHaveLength(15);
});

it('a withdrawn figure is missing: no index is made up for it', async () => {
  const row = (await staff('GET', 'get?id=imports-JP-2024')).data;
  expect((await staff('POST', 'withdraw', { id: row.id, version: row.version })).code).toBe(0);
  const info = await infoOf('year=2024&country_IN=JP');
  expect(info.rows[0]?.importsUsdBn).toBeNull();
  expect(
    indexValue(info, { index: 'tc', country: 'JP', year: 2024, sector: 'ev', subject: 'JP' }),
  ).toBeNull();
});

it('a share of the world is part of every advantage in its sector', async () => {
  const point = { index: 'rca', country: 'VN', year: 2024, sector: 'textile', subject: 'VN' } as const;
  const before = indexValue(await infoOf('year=2024'), point) ?? 0;
  await publish('exportShare-textile-world-2024', { value: 80 });
  expect(indexValue(await infoOf('year=2024'), point)).toBeCloseTo(before / 2);
});

it('the grades of the home page follow from the risk index', async () => {
  interface Home {
    risk: { levels: { code: string; level: string | null }[] };
  }
  const levelOf = async (code: string) =>
    (await requestPortal<Home>('home/get', 'en')).risk.levels.find((each) => each.code === code)?.level;
  expect(await levelOf('SG')).toBe('low');
  for (const indicator of ['standard-ev', 'legal', 'competition-ev'])
    await publish(`${indicator}-SG-2024`, { value: 100 });
  await publish('maxCompetition-ev-SG-2024', { value: 1 });
  expect(await levelOf('SG')).toBe('high');
});

it.each([
  [{}, 0],
  [{ year: 2024 }, 20958],
  [{ unit: 'score' }, 9802],
  [{ sector: 'ev' }, 9802],
  [{ country: 'world' }, 9802],
  [{ source: 'no-such-source' }, 9802],
  [{ indicator: 'exportShare', unit: 'perMille' }, 9802],
  [{ indicator: 'exportShare', unit: 'perMille', sector: 'ev', value: 1000.5 }, 9802],
  [{ value: -1 }, 9802],
  [{ asOf: null }, 9800],
])('a new figure with %o is answered by %i', async (change, code) => {
  const saved = await staff('POST', 'insert', { values: { ...NEW, ...change } });
  // A draft may lack a required field; what is sent to review may not.
  const isSaved = code === 0 || code === 9800;
  expect(saved.code).toBe(isSaved ? 0 : code);
  if (isSaved) expect((await staff('POST', 'submit', saved.data)).code).toBe(code);
});

it.each([
  ['zh', '标准风险 · 电动汽车 · 越南 · 2024'],
  ['vi', 'Rủi ro tiêu chuẩn · '],
])('is named in %s by what it measures, in words, and found by them', async (language, words) => {
  const path = `findPage?year_EQ=2024&country_EQ=VN&sector_EQ=ev&name_LIKE=${encodeURIComponent(words)}`;
  const token = await signIn('viewer');
  const { json } = await call<{ rows: ContentRow[] }>('GET', `/api/v1/content/indexInput/${path}`, {
    token,
    language,
  });
  expect(json.data.rows.map(({ id }) => id)).toEqual(['standard-ev-VN-2024']);
  expect(json.data.rows[0]?.name.text).toContain(words);
});

describe('the preview', () => {
  const preview = async (id: string, change: object = {}, language = 'en') => {
    const token = await signIn('editor');
    const values = id === '' ? NEW : (await staff('GET', `get?id=${id}`)).data.values;
    const body = { id, values: { ...values, ...change }, language };
    const { json } = await call('POST', '/api/v1/content/indexInput/preview', { token, body });
    return indexInputPreview.parse(json.data);
  };
  const VN = { index: 'tc', country: 'VN', year: 2024, sector: 'ev', subject: 'VN' } as const;

  it('is what the page sends now, and would send', async () => {
    const now = await infoOf('');
    const { published, typed, before, after } = await preview('exports-VN-2024', { value: 500.5 });
    expect([published?.value, typed.value]).toEqual([429.383, 500.5]);
    expect(before).toEqual(now);
    await publish('exports-VN-2024', { value: 500.5 });
    expect(after).toEqual(await infoOf(''));
    expect(indexValue(after, VN)).not.toBe(indexValue(now, VN));
  });

  it('of a sector sends that sector, its sources in the language of the reader', async () => {
    const { before, typed } = await preview('standard-textile-VN-2024', {}, 'vi');
    expect(before).toEqual(await requestPortal<unknown>('index/getIndexInfo?sector=textile', 'vi'));
    expect(typed).toMatchObject({
      sector: 'textile',
      source: { id: 'sample-indices', title: { lang: 'vi' } },
    });
  });

  it('of a figure that is not saved adds it', async () => {
    const { published, before, after } = await preview('');
    expect(published).toBeNull();
    expect(before.rows.some(({ year }) => year === 2025)).toBe(false);
    expect(after.rows.find(({ year, country }) => year === 2025 && country === 'VN')).toMatchObject({
      exportsUsdBn: 480,
    });
  });

  it('of a figure moved to another year leaves none behind', async () => {
    const { after } = await preview('exports-VN-2024', { year: 2025 });
    const exportsIn = (wanted: number) =>
      after.rows.find(({ year, country }) => year === wanted && country === 'VN')?.exportsUsdBn;
    expect([exportsIn(2024), exportsIn(2025)]).toEqual([null, 429.383]);
  });
});
