import { describe, expect, it } from 'vitest';
import { changePageEndpoint, type ChangePage } from '@/features/last-visit/changes-schema';
import { siteSearchEndpoint, type SiteSearchAnswer } from '@/features/site-search/site-search-schema';
import { LANGUAGES } from '@/shared/i18n/languages';
import { requestMocks, requestPortal } from '../support/request-mocks';

const search = async (query: Record<string, string>, language = 'zh'): Promise<SiteSearchAnswer> =>
  siteSearchEndpoint.data.parse(
    await requestPortal(`search/findPage?${new URLSearchParams(query).toString()}`, language),
  );
const refusal = async (path: string) => {
  const { code, msg } = (await (await requestMocks(`/api/v1/portal/${path}`)).json()) as {
    code: number;
    msg: string;
  };
  return [code, msg];
};

describe('search/findPage', () => {
  it('gives a few of each kind in order, or one page of a kind; the totals stay', async () => {
    const all = await search({ q: '反倾销', pageSize: '3' });
    expect(all.total).toBe(all.totals.law + all.totals.case + all.totals.news + all.totals.standard);
    expect(all.rows.filter((row) => row.kind === 'case')).toHaveLength(3);
    expect([...new Set(all.rows.map((row) => row.kind))]).toEqual(
      ['law', 'case', 'news', 'standard'].filter((kind) => all.totals[kind as 'law'] > 0),
    );
    const second = await search({ q: '反倾销', kind: 'case', pageNo: '2', pageSize: '3' });
    expect(second.total).toBe(all.totals.case);
    expect(second.totals).toEqual(all.totals);
    expect(second.rows.map((row) => row.kind)).toEqual(['case', 'case', 'case']);
    expect(second.rows.map((row) => row.id)).not.toContain(all.rows.find((row) => row.kind === 'case')?.id);
  });

  it('every row has a mark and a source that is sent along', async () => {
    const { rows, sources } = await search({ q: 'RCEP' });
    expect(rows.length).toBeGreaterThan(3);
    const known = new Set(sources.map((source) => source.id));
    for (const row of rows) expect(known.has(row.sourceId), row.id).toBe(true);
  });

  it.each([
    ['越南 反倾销', 'zh', 'case'],
    ['anti-dumping viet nam', 'en', 'case'],
    ['ベトナム アンチダンピング', 'ja', 'case'],
    ['베트남 반덤핑', 'ko', 'case'],
    ['chong ban pha gia', 'vi', 'case'],
    ['chống bán phá giá', 'vi', 'case'],
    ['antilambakan', 'ms', 'case'],
    ['黒鉛電極 肯定的な仮決定', 'ja', 'case'],
    ['긍정적 예비판정', 'ko', 'case'],
    ['lenh ghi nho hai quan', 'vi', 'case'],
    ['Perintah Memorandum Kastam', 'ms', 'case'],
    ['海关备忘令', 'zh', 'case'],
    ['关税法', 'ko', 'law'],
    ['gb/t4100', 'zh', 'standard'],
    ['ＧＢ／Ｔ　４１００', 'zh', 'standard'],
    ['7210.70', 'zh', 'case'],
    ['HS 7210.70', 'zh', 'case'],
    ['7210 70', 'zh', 'case'],
    ['越南 721070', 'zh', 'case'],
    ['HS 8507', 'zh', 'standard'],
    ['850760', 'zh', 'standard'],
    ['85076000', 'zh', 'standard'],
    ['南韩 反倾销', 'zh', 'case'],
    ['Vietnam anti-dumping', 'en', 'case'],
    ['印尼', 'zh', 'law'],
  ] as const)('finds %s in %s', async (q, language, kind) => {
    expect((await search({ q }, language)).totals[kind]).toBeGreaterThan(0);
  });

  it('finds for a code the standards of its heading', async () => {
    const heading = await search({ q: '8507', kind: 'standard', pageSize: '50' });
    const code = await search({ q: '850760', kind: 'standard', pageSize: '50' });
    expect(code.total).toBeGreaterThan(0);
    expect(code.rows.map(({ id }) => id)).toEqual(heading.rows.map(({ id }) => id));
  });

  it('several numbers are a code only where they are set apart as one', async () => {
    const total = async (q: string) => (await search({ q })).total;
    expect(await total('7210 70')).toBe(await total('721070'));
    expect(await total('8507 60 00')).toBe(await total('85076000'));
    expect(await total('HS 84')).toBe(await total('84'));
    expect(await total('2024 2025')).toBeGreaterThan(0);
    expect(await total('2024 2025')).toBe(await total('2025 2024'));
    expect(await total('7210 70 10 10 10')).toBe(await total('10 7210 70 10 10'));
  });

  it.each(['chóng bàn phà già', 'phà giá'])('D4: %s has other accents, and finds nothing', async (q) =>
    expect((await search({ q }, 'vi')).total).toBe(0),
  );

  it('finds Latin words where they begin: a battery in Vietnamese is no dumping', async () => {
    const { rows, totals } = await search({ q: 'pin' }, 'vi');
    const { totals: dumping } = await search({ q: 'dump' }, 'en');
    // The frames of solar panels: "tấm pin mặt trời".
    expect(totals.case).toBe(1);
    expect(rows.find(({ kind }) => kind === 'case')).toMatchObject({
      id: 'in-ad-aluminium-frame-cn-2024',
      title: { text: 'Khung nhôm cho tấm pin mặt trời', lang: 'vi' },
    });
    expect(dumping.case).toBeGreaterThan(0);
  });

  it('says of a standard what it is paired with and how', async () => {
    const { rows } = await search({ q: 'ISO', kind: 'standard', pageSize: '300' });
    const paired = rows.flatMap(({ id, detail, relation }) =>
      detail === null ? [] : [{ id, detail, relation }],
    );
    expect(paired.length).toBeGreaterThan(20);
    expect(new Set(paired.map(({ relation }) => relation))).toEqual(
      new Set(['IDT', 'MOD', 'NEQ', 'corresponds', 'adopts', 'basedOn']),
    );
    for (const { id, detail } of paired) expect(detail.text, id).toMatch(/^[A-Z0-9][A-Za-z0-9 .:,;/()+-]*$/);
    for (const { id, detail } of paired)
      expect(detail.text, id).not.toMatch(/basedOn|adopts|corresponds|IDT|MOD/);
  });

  it('finds Japanese standards by their title and international ones by their number', async () => {
    const tiles = await search({ q: 'セラミックタイル', kind: 'standard' }, 'ja');
    expect(tiles.rows.map(({ id }) => id)).toContain('jis-a-5209-2020');
    expect(tiles.rows[0]?.title).toMatchObject({ lang: 'ja' });
    const iso = await search({ q: 'ISO 13006', kind: 'standard' });
    expect(iso.rows.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['iso-13006-2012', 'iso-13006-2018', 'gb-t-4100-2015', 'jis-a-5209-2020']),
    );
    const local = await search({ q: 'SNI 7617', kind: 'standard' });
    expect(local.rows.map(({ title }) => title.lang)).toContain('id');
  });

  it('gives no outside address: every record has a page on the site', async () => {
    for (const q of ['反倾销', 'GB/T']) {
      const { rows } = await search({ q, pageSize: '50' });
      expect(rows.filter(({ url }) => url !== null)).toEqual([]);
    }
  });

  it('puts first what has the words in its title as shown', async () => {
    const { rows } = await search({ q: '关税法', kind: 'law' });
    expect(rows[0]?.title).toEqual({ text: '中华人民共和国关税法', lang: 'zh' });
  });

  it.each(LANGUAGES)('says the language of every text: %s', async (language) => {
    const { rows } = await search({ q: 'RCEP', pageSize: '50' }, language);
    expect(rows).not.toEqual([]);
    for (const { title } of rows)
      expect(title.text === '' ? 'empty' : title.lang).toMatch(/^(zh|en|ja|ko|vi|ms)$/);
  });

  it('finds nothing where a word is nowhere', async () => {
    expect(await search({ q: '没有这个词' })).toMatchObject({ total: 0, rows: [], sources: [] });
  });

  it.each([
    ['search/findPage', 9800],
    ['search/findPage?q=a', 9802],
    ['search/findPage?q=%20%20', 9802],
    ['search/findPage?q=RCEP&kind=song', 9802],
    ['search/findPage?q=RCEP&pageNo=0', 9802],
    ['change/findPage', 9800],
    ['change/findPage?since=yesterday', 9802],
    ['change/findPage?since=2026-19-99', 9802],
  ])('%s is refused with %i', async (path, code) => {
    expect((await refusal(path))[0]).toBe(code);
  });
});

describe('change/findPage', () => {
  const inBeijing = (daysAhead: number) =>
    new Date(Date.now() + (8 + 24 * daysAhead) * 3_600_000).toISOString().slice(0, 10);
  const changes = async (since: string, more = '', language = 'zh'): Promise<ChangePage> =>
    changePageEndpoint.data.parse(
      await requestPortal(`change/findPage?since=${encodeURIComponent(since)}${more}`, language),
    );

  it('lists what is dated since a day and not ahead of today, the latest first', async () => {
    const { rows, total } = await changes('2026-01-01', '&pageSize=200');
    expect(rows).toHaveLength(total);
    expect(total).toBeGreaterThan(5);
    const dates = rows.map((row) => row.date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.every((date) => date >= '2026-01-01' && date <= inBeijing(0))).toBe(true);
    expect(new Set(rows.map((row) => row.id)).size).toBe(total);
  });

  it('has laws by what happened to them, cases, news and editions of tariffs', async () => {
    const { rows } = await changes('2024-01-01', '&pageSize=500');
    expect(new Set(rows.map((row) => row.kind))).toEqual(new Set(['law', 'case', 'news', 'tariff']));
    expect(rows.find((row) => row.recordId === 'cn-law-1' && row.step === 'inForce')?.date).toBe(
      '2024-12-01',
    );
    expect(rows.find((row) => row.kind === 'tariff' && row.recordId === 'VN')).toMatchObject({
      step: 'edition',
      date: '2026-01-07',
      mark: 'fact',
    });
  });

  it('counts a day in Beijing, pages, and sends the sources along', async () => {
    const day = await changes('2026-01-07', '&pageSize=500');
    expect(await changes('2026-01-06T20:00:00Z', '&pageSize=500')).toEqual(day);
    expect(day.rows.length).toBeGreaterThan(3);
    const second = await changes('2026-01-07', '&pageNo=2&pageSize=3');
    expect(second.rows).toEqual(day.rows.slice(3, 6));
    const known = new Set(day.sources.map((source) => source.id));
    for (const row of day.rows) expect(known.has(row.sourceId), row.id).toBe(true);
  });

  it('has nothing since tomorrow', async () => {
    expect(await changes(inBeijing(1))).toMatchObject({ total: 0, rows: [] });
  });
});
