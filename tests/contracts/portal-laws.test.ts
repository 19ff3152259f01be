import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lawEndpoint, lawPageEndpoint, type LawAnswer, type LawPage } from '@/features/laws/laws-schema';
import { laws } from '../../mocks/data/laws';
import { resetDb } from '../../mocks/db';
import { locales } from '../../mocks/locale';
import { requestMocks, requestPortal } from '../support/request-mocks';

afterEach(() => {
  vi.useRealTimers();
  resetDb();
});

const find = (query = '', language = 'zh') =>
  requestPortal<LawPage>(`law/findPage?pageSize=100${query}`, language);
const get = (id: string, language = 'zh') => requestPortal<LawAnswer>(`law/get?id=${id}`, language);
const idsOf = (page: LawPage) => page.rows.map((row) => row.id);
const countOf = (page: LawPage, facet: string, value: string) =>
  page.facets[facet]?.find((one) => one.value === value)?.count;
const on = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T04:00:00Z`) });

describe('the law as the specification names it', () => {
  it.each(locales)('answers in %s as the schema says', async (language) => {
    const page = await find('', language);
    expect(lawPageEndpoint.data.parse(page)).toEqual(page);
    expect(page.rows).toHaveLength(70);
    for (const { id } of laws.slice(0, 3)) {
      const answer = await get(id, language);
      expect(lawEndpoint.data.parse(answer)).toEqual(answer);
      expect(answer.law?.id).toBe(id);
    }
  });

  it('has each law once, with mark and source', async () => {
    const page = await find();
    expect(page).toMatchObject({ total: 70, available: 70 });
    expect(new Set(idsOf(page)).size).toBe(70);
    expect(page.sources.map((source) => [source.id, source.asOf])).toEqual([['laws', '2026']]);
    expect(page.rows.every((row) => row.sourceId === 'laws')).toBe(true);
    expect(page.rows.filter((row) => row.mark === 'fact')).toHaveLength(32);
    expect(page.rows.filter((row) => row.mark === 'unchecked')).toHaveLength(38);
  });

  it('gives the title in the language of the reader and the one as enacted beside it', async () => {
    const title = async (language: string) => (await get('jp-law-1', language)).law?.title;
    expect(await title('zh')).toEqual({ text: '日本关税定率法', lang: 'zh' });
    expect(await title('ja')).toEqual({ text: '関税定率法', lang: 'ja' });
    expect(await title('vi')).toEqual({ text: 'Customs Tariff Act', lang: 'en' });
    expect((await get('jp-law-1')).law).toMatchObject({
      name: { text: '関税定率法', lang: 'ja', mark: 'unchecked' },
      otherTitle: { text: 'Customs Tariff Act', lang: 'en' },
    });
    expect((await get('cn-law-1')).law?.name).toEqual({
      text: '中华人民共和国关税法',
      lang: 'zh',
      mark: 'fact',
    });
    expect((await get('la-law-1')).law?.name).toBeNull();
  });

  it.each([
    ['cn-law-4', 'zh', { text: '国务院令第792号', lang: 'zh' }],
    ['cn-law-4', 'ja', { text: 'State Council Order No. 792', lang: 'en' }],
    ['cn-law-5', 'zh', { text: '主席令第八十一号', lang: 'zh' }],
    ['cn-law-10', 'zh', { text: '海关总署公告2022年第129号', lang: 'zh' }],
    ['my-law-2', 'zh', { text: 'Act 235', lang: 'en' }],
    ['vn-law-2', 'zh', { text: '86/2025/ND-CP', lang: 'zxx' }],
    ['cn-law-1', 'zh', null],
  ])('gives the number of %s in the language of %s where the data have it', async (id, language, number) => {
    expect((await get(id, language)).law?.number).toEqual(number);
  });

  it('gives each law of China a number in Chinese on a Chinese page', async () => {
    const { rows } = await find('&country_IN=CN');
    const numbers = rows.flatMap(({ number }) => number ?? []);
    expect(numbers).toHaveLength(12);
    expect(numbers.filter(({ text, lang }) => lang !== 'zh' || !text.endsWith('号'))).toEqual([]);
  });

  it('has dates as steps, in order, never as sentences', async () => {
    expect((await get('cn-law-1')).law?.steps).toEqual([
      { kind: 'adopted', date: '2024-04-26', mark: 'fact' },
      { kind: 'inForce', date: '2024-12-01', mark: 'fact' },
    ]);
    const { rows } = await find();
    expect(rows.flatMap(({ steps }) => steps).length).toBeGreaterThan(70);
    for (const { steps, date } of rows) {
      expect(steps.every((step) => /^\d{4}(-\d\d){0,2}$/.test(step.date))).toBe(true);
      expect(date).toBe(steps.at(-1)?.date ?? null);
    }
  });

  it('marks a summary apart from the entry, in Chinese or English', async () => {
    const content = async (id: string, language = 'zh') => (await get(id, language)).law?.content;
    expect(await content('cn-law-13')).toMatchObject({ lang: 'zh', mark: 'fact' });
    expect(await content('cn-law-1')).toMatchObject({ lang: 'zh', mark: 'unchecked' });
    expect(await content('cn-law-1', 'vi')).toMatchObject({ lang: 'en', mark: 'unchecked' });
    expect(await content('th-law-1')).toBeNull();
    const marks = (await find()).rows.map((row) => `${row.mark} ${row.content?.mark}`);
    expect(marks.filter((mark) => mark === 'fact fact')).toHaveLength(12);
    expect(marks.filter((mark) => mark === 'fact unchecked')).toHaveLength(19);
    expect(marks.filter((mark) => mark === 'unchecked unchecked')).toHaveLength(38);
  });

  it('marks a date that was not read where the title was', async () => {
    const { law } = await get('cn-law-9');
    expect(law).toMatchObject({ mark: 'fact', steps: [{ date: '2022-01-01', mark: 'unchecked' }] });
  });
});

describe('filters', () => {
  it.each([
    ['&country_IN=VN', 8],
    ['&country_IN=VN,TH', 12],
    ['&kind_IN=technicalRules', 5],
    ['&standardType_IN=RCEP', 16],
    ['&productType_IN=food', 1],
    ['&year_IN=2024', 4],
    ['&year_IN=none', 6],
    ['&country_IN=CN&kind_IN=productQuality', 3],
    ['&country_IN=XX', 0],
    ['&colour_IN=red', 70],
  ])('%s: %i', async (query, total) => expect((await find(query)).total).toBe(total));

  it('count each facet under the other filters', async () => {
    const page = await find('&country_IN=VN');
    expect(countOf(page, 'country', 'CN')).toBe(20);
    expect(countOf(page, 'kind', 'laws')).toBe(7);
    expect(countOf(page, 'kind', 'productQuality')).toBe(0);
    const sum = (page.facets['kind'] ?? []).reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(page.total);
  });

  it('know the status of the day they are asked on', async () => {
    const status = async (day: string, value: string) => {
      on(day);
      resetDb();
      return idsOf(await find(`&status_IN=${value}`));
    };
    expect(await status('2026-05-31', 'upcoming')).toEqual(['cn-law-8']);
    expect(await status('2026-06-01', 'upcoming')).toEqual([]);
    expect(await status('2026-06-01', 'inForce')).toContain('cn-law-8');
    expect(await status('2026-12-31', 'inForce')).toContain('cn-law-13');
    expect(await status('2027-01-01', 'unknown')).toContain('cn-law-13');
    expect(await status('2026-06-01', 'repealed')).toEqual([]);
  });
});

describe('search', () => {
  it.each([
    ['原产地', 24],
    ['ORIGIN', 25],
    ['原产地 rcep', 16],
    ['贸易救济局', 1],
    ['Tariff Differentials', 1],
    ['１２９/2022', 2],
    ['関税定率法', 1],
    ['Luật', 3],
    ['光伏玻璃', 1],
    ['国务院令第792号', 1],
    ['State Council Order No. 792', 1],
    ['没有这个词', 0],
    ['%', 1],
  ])('%s', async (q, total) => {
    const page = await find(`&q=${encodeURIComponent(q)}`);
    expect(page.rows.map((row) => row.title.text)).toHaveLength(page.total);
    expect(page.total).toBe(total);
  });
});

describe('D14: laws are found by what their filters are called', () => {
  const read = (language: string) =>
    JSON.parse(readFileSync(`src/shared/i18n/locales/${language}/law.json`, 'utf8')) as Record<
      string,
      Record<string, string>
    >;
  const countries = (language: string) =>
    JSON.parse(readFileSync(`src/shared/i18n/locales/${language}/countries.json`, 'utf8')) as Record<
      string,
      string
    >;

  it.each(locales)('in %s by the words of the page itself', async (language) => {
    const labels = read(language);
    const page = await find('', language);
    for (const facet of ['kind', 'standardType', 'productType'])
      for (const { value, count } of page.facets[facet] ?? []) {
        const q = labels[facet]?.[value] ?? '';
        const found = await find(`&q=${encodeURIComponent(q)}`, language);
        expect(found.total, q).toBeGreaterThanOrEqual(count);
        expect(countOf(found, facet, value), q).toBe(count);
      }
  });

  it.each(locales)('in %s by the country', async (language) => {
    const names = countries(language);
    const page = await find('', language);
    for (const { value, count } of page.facets['country'] ?? []) {
      const found = await find(`&q=${encodeURIComponent(names[value] ?? '')}`, language);
      expect(countOf(found, 'country', value), names[value]).toBe(count);
    }
  });

  it.each([
    ['ms', 'makanan', 'cn-law-8'],
    ['ms', 'pelabelan', 'id-law-5'],
    ['ms', 'antilambakan', 'cn-law-17'],
    ['vi', 'thực phẩm', 'cn-law-8'],
    ['vi', 'ghi nhãn', 'id-law-5'],
    ['ko', '원산지', 'cn-law-6'],
    ['ja', '食品', 'cn-law-8'],
  ])('%s: %s finds %s', async (language, q, id) =>
    expect(idsOf(await find(`&q=${encodeURIComponent(q)}`, language))).toContain(id),
  );

  it('and those about it in title or filters come first', async () =>
    expect(idsOf(await find('&q=makanan', 'ms'))[0]).toBe('cn-law-8'));
});

describe('order and pages', () => {
  it('puts the latest first, those without a date last, either way', async () => {
    const dates = async (query: string) => (await find(query)).rows.map((row) => row.date);
    const [newest, oldest] = [await dates(''), await dates('&date_ORDER=ASC')];
    expect(newest[0]).toBe('2026-06-01');
    expect(oldest[0]).toBe('1901');
    expect([newest.slice(-6), oldest.slice(-6)].flat()).toEqual(Array.from({ length: 12 }, () => null));
  });

  it('puts the laws with more of the words in titles and number first, then the latest; a date order goes before', async () => {
    const [fit, newest] = [await find('&q=RCEP 原产地'), await find('&q=RCEP 原产地&date_ORDER=DESC')];
    const wordsInTitle = ({ title, otherTitle, name, number }: LawPage['rows'][number]) => {
      const titles = [title.text, otherTitle?.text, name?.text, number?.text].join(' ');
      return ['RCEP', '原产地'].filter((word) => titles.includes(word)).length;
    };
    const counts = fit.rows.map(wordsInTitle);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts[0]).toBe(2);
    expect(idsOf(fit).toSorted()).toEqual(idsOf(newest).toSorted());
    expect(idsOf(fit)).not.toEqual(idsOf(newest));
    const sameFit = fit.rows.filter((row) => wordsInTitle(row) === counts.at(-1) && row.date !== null);
    const dates = sameFit.map((row) => row.date ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('gives each row on just one page', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageNo) => requestPortal<LawPage>(`law/findPage?pageSize=20&pageNo=${pageNo}`)),
    );
    expect(pages.map((page) => page.rows.length)).toEqual([20, 20, 20, 10]);
    expect(new Set(pages.flatMap(idsOf)).size).toBe(70);
  });

  it('refuses page numbers that are none', async () => {
    const { code } = (await (await requestMocks('/api/v1/portal/law/findPage?pageNo=0')).json()) as {
      code: number;
    };
    expect(code).toBe(9802);
  });
});

describe('law/get', () => {
  it('gives other laws of the country, the same kind first, the case it decides, and where it was read', async () => {
    const answer = await get('id-law-2');
    expect(answer).toMatchObject({ othersOfCountry: 4, othersOfKind: 1 });
    expect(answer.others[0]?.id).toBe('id-law-1');
    expect(answer.law?.cases).toEqual([
      { id: 'id-ad-ceramic-tile-2024', title: { text: '瓷砖', lang: 'zh' } },
    ]);
    expect(answer.law?.readIn?.text).toContain('2024年10月');
    expect(answer.law?.register).toMatchObject({ mark: 'unchecked' });
  });

  it('gives null for what is not in the data, and asks for an id', async () => {
    expect((await get('nothing')).law).toBeNull();
    expect((await get(encodeURIComponent('../法 律'))).law).toBeNull();
    const refused = (await (await requestMocks('/api/v1/portal/law/get')).json()) as { code: number };
    expect(refused.code).toBe(9800);
  });

  it('is cached by a content network', async () => {
    const first = await requestMocks('/api/v1/portal/law/get?id=cn-law-1');
    const etag = first.headers.get('ETag') ?? '';
    const again = await requestMocks('/api/v1/portal/law/get?id=cn-law-1', {
      headers: { 'If-None-Match': etag },
    });
    expect([first.headers.get('Vary'), again.status]).toEqual(['Accept-Language', 304]);
  });
});
