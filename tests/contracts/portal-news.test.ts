import { describe, expect, it } from 'vitest';
import { newsPageEndpoint, newsRecord, upcomingEndpoint } from '@/features/news/news-schema';
import type { NewsPage, NewsRecord } from '@/features/news/news-schema';
import { news } from '../../mocks/data/news';
import { requestMocks, requestPortal } from '../support/request-mocks';

const page = (query = '', language = 'zh') => requestPortal<NewsPage>(`news/findPage?${query}`, language);
const record = (id: string, query = '', language = 'zh') =>
  requestPortal<NewsRecord | null>(`news/get?id=${id}${query}`, language);
const codeOf = async (path: string) => {
  const answer = (await (await requestMocks(`/api/v1/portal/${path}`)).json()) as { code: number };
  return answer.code;
};

const LANGUAGES = ['zh', 'en', 'ja', 'ko', 'vi', 'ms'] as const;
const all = (language = 'zh') => page('pageSize=50', language);

describe('news/findPage', () => {
  it('keeps its schema in every language, with headlines in all six', async () => {
    for (const language of LANGUAGES) {
      const answer = await all(language);
      newsPageEndpoint.data.parse(answer);
      expect(answer.rows).toHaveLength(24);
      expect(answer.rows.map((row) => row.headline.lang)).toEqual(answer.rows.map(() => language));
    }
  });

  it('holds 24 dated events, the newest first, in pages of ten', async () => {
    const { total, rows } = await page();
    expect(total).toBe(24);
    expect(rows).toHaveLength(10);
    const dates = (await all()).rows.map((row) => row.date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((await page('pageNo=3')).rows).toHaveLength(4);
    expect((await page('pageNo=9')).rows).toEqual([]);
  });

  it('marks what was not checked, and names the source of everything else', async () => {
    const { rows, sources } = await all();
    const unchecked = rows.filter((row) => row.mark === 'unchecked').map((row) => row.id);
    expect(unchecked.toSorted()).toEqual(['in-force-mm-2022', 'rcep-signed-2020', 'text-concluded-2019']);
    for (const row of rows) expect(row.origin === null, row.id).toBe(row.mark === 'unchecked');
    expect(rows.some((row) => row.mark === 'sample')).toBe(false);
    expect(sources.map((source) => source.id)).toEqual(['news']);
  });

  it.each([
    ['kind_IN=risk', 11],
    ['kind_IN=risk,standard', 12],
    ['country_IN=JP', 7],
    ['country_IN=JP&kind_IN=risk', 4],
    ['year_IN=2025', 6],
    ['year_IN=2022,2023', 9],
    ['sector_IN=textile', 2],
    ['date_BEGIN=2026-01-01', 3],
    ['kind_IN=nothing', 0],
  ])('filters by %s', async (query, total) => expect((await page(query)).total).toBe(total));

  it.each([
    ['石墨', ['jp-graphite-2024']],
    ['Graphite  ELECTRODES', ['jp-graphite-2024']],
    ['흑연', ['jp-graphite-2024']],
    ['8545.11', ['jp-graphite-2024']],
    ['690721', ['id-ceramic-tile-2024']],
    ['ＰＥＴ 印度尼西亚', ['my-pet-2025']],
    ['PET antilambakan', ['my-pet-2025']],
    ['PET anti-lambakan', ['my-pet-2025']],
    ['<p>', []],
    ['没有这样的词', []],
  ])('finds all words of “%s” in any language', async (q, ids) => {
    const { rows } = await page(`q=${encodeURIComponent(q)}`);
    expect(rows.map((row) => row.id)).toEqual(ids);
  });

  it('counts each filter under the others, and keeps what they hide with 0', async () => {
    const { facets } = await page('kind_IN=standard');
    expect(facets['kind']?.find(({ value }) => value === 'risk')?.count).toBe(11);
    expect(facets['year']).toContainEqual({ value: '2027', count: 1 });
    expect(facets['year']).toContainEqual({ value: '2022', count: 0 });
    expect(facets['country']?.[0]).toEqual({ value: 'CN', count: 1 });
  });

  it('refuses a page that is none', async () => {
    expect(await codeOf('news/findPage?pageNo=0')).toBe(9802);
    expect(await codeOf('news/findPage?pageSize=x')).toBe(9802);
  });
});

describe('news/get', () => {
  it('keeps its schema for every piece of news', async () => {
    const { rows } = await all();
    expect(rows).toHaveLength(24);
    for (const { id } of rows) expect(newsRecord.parse(await record(id, '', 'en')).id).toBe(id);
  });

  it('has the text in all six languages, with the same tables and links; else says which language it is in', async () => {
    const shapeOf = (html = '') => html.match(/<(table|tr|ul|li|a href="[^"]*")/g) ?? [];
    expect(news).not.toEqual([]);
    for (const { id, body } of news)
      for (const language of LANGUAGES) {
        expect(shapeOf(body[language]), `${id} ${language}`).toEqual(shapeOf(body.zh));
        expect(body[language], `${id} ${language}`).toMatch(/^<p>/);
      }
    expect((await record('my-pet-2025', '', 'ko'))?.body.lang).toBe('ko');
    expect(await record('sample-hostile-html', '', 'vi')).toMatchObject({
      headline: { lang: 'en' },
      body: { lang: 'zh' },
    });
  });

  it('links codes, country pair and case; codes that were not on the page are unchecked', async () => {
    expect(await record('id-ceramic-tile-2024')).toMatchObject({
      codes: [{ hs: '690721', mark: 'fact' }, { hs: '690722' }, { hs: '690740' }],
      pair: { from: 'CN', to: 'ID' },
      riskCaseId: 'id-ad-ceramic-tile-2024',
    });
    expect((await record('kr-robots-opened-2025'))?.codes.map((code) => code.mark)).toEqual([
      'unchecked',
      'unchecked',
    ]);
    expect((await record('id-curtains-2025'))?.pair).toEqual({ from: null, to: 'ID' });
  });

  it('shows documents that were read as a copy without the copy’s address', async () => {
    for (const id of ['rules-hs2022-2023', 'in-force-id-2023', 'th-aluminium-2024', 'id-curtains-2025'])
      expect((await record(id))?.origin?.url, id).toBeNull();
  });

  it('says no outcome where the final result was not checked', async () => {
    for (const id of [
      'jp-graphite-2024',
      'th-aluminium-2024',
      'vn-hot-rolled-2025',
      'kr-robots-preliminary-2025',
    ])
      expect((await record(id))?.body.text, id).toContain('最终结果本站未核对');
  });

  it('has the neighbours of the list that the filters give', async () => {
    const plain = await record('my-pet-2025');
    expect([plain?.newer?.id, plain?.older?.id]).toEqual([
      'kr-stainless-plate-2025',
      'kr-robots-opened-2025',
    ]);
    const ofMalaysia = await record('my-pet-2025', '&country_IN=MY');
    expect([ofMalaysia?.newer, ofMalaysia?.older?.id]).toEqual([null, 'cn-pom-2023']);
    const elsewhere = await record('my-pet-2025', '&kind_IN=standard');
    expect([elsewhere?.newer, elsewhere?.older]).toEqual([null, null]);
  });

  it('answers null for an unknown id, and refuses one that is none', async () => {
    expect(await record('no-such-news')).toBeNull();
    expect(await codeOf('news/get')).toBe(9800);
    expect(await codeOf('news/get?id=%3Cb%3E')).toBe(9802);
  });

  it('keeps the hostile record out of lists; it is sample data', async () => {
    expect((await all()).rows.some((row) => row.id === 'sample-hostile-html')).toBe(false);
    expect(await record('sample-hostile-html')).toMatchObject({ mark: 'sample', newer: null, older: null });
  });
});

describe('news/findUpcoming', () => {
  const upcoming = async (after: string, size = 20) =>
    upcomingEndpoint.data.parse(await requestPortal(`news/findUpcoming?after=${after}&pageSize=${size}`));

  it('gives what is later than the day, the nearest first', async () => {
    const { total, rows } = await upcoming('2026-11-21', 3);
    expect(total).toBe(6);
    expect(rows.map((row) => [row.date, row.id])).toEqual([
      ['2027-01-01', 'cn-gbt-3920-2027'],
      ['2027-01-01', 'tariff-year-2027-january'],
      ['2027-04-01', 'tariff-year-2027-april'],
    ]);
    expect((await upcoming('2027-01-01')).rows.map((row) => row.id)).not.toContain('cn-gbt-3920-2027');
    expect((await upcoming('2099-01-01')).total).toBe(0);
  });

  it('gives the first days of tariff years as Annex I does, and never names India', async () => {
    const { rows, sources } = await upcoming('2026-11-21');
    const years = rows.filter((row) => row.id.startsWith('tariff-year'));
    expect(years.map((row) => row.mark)).toEqual(['fact', 'fact']);
    expect(years.flatMap((row) => row.countries)).not.toContain('IN');
    const named = sources.map((source) => source.id);
    for (const row of rows) expect(named).toContain(row.sourceId);
  });

  it('needs the day', async () => {
    expect(await codeOf('news/findUpcoming')).toBe(9800);
    expect(await codeOf('news/findUpcoming?after=tomorrow')).toBe(9802);
  });
});
