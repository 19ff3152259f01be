import { describe, expect, it } from 'vitest';
import {
  casesForProductEndpoint,
  caseTermsEndpoint,
  riskCaseEndpoint,
  riskCasePageEndpoint,
} from '@/features/risk-cases/risk-cases-schema';
import { firstDay, lastDay } from '@/features/risk-cases/partial-date';
import { sharedCodes } from '@/features/risk-cases/shared-codes';
import { riskWarningPageEndpoint, tbtPageEndpoint } from '@/features/risk-cases/risk-warnings-schema';
import type { DataOf } from '@/shared/api/endpoint';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { publishedCases } from '../../mocks/content/kinds/risk-cases';
import { caseRecord } from '../../mocks/data/risk-cases';
import { locales } from '../../mocks/locale';
import { requestMocks, requestPortal } from '../support/request-mocks';

type CasePage = DataOf<typeof riskCasePageEndpoint>;
type CaseAnswer = DataOf<typeof riskCaseEndpoint>;
type WarningPage = DataOf<typeof riskWarningPageEndpoint>;

const cases = (query = '', language = 'zh') =>
  requestPortal<CasePage>(`riskCase/findPage?${query}`, language).then((answer) =>
    riskCasePageEndpoint.data.parse(answer),
  );
const one = (id: string, language = 'zh') =>
  requestPortal<CaseAnswer>(`riskCase/get?id=${encodeURIComponent(id)}`, language).then((answer) =>
    riskCaseEndpoint.data.parse(answer),
  );
const codeOf = async (path: string) =>
  ((await (await requestMocks(`/api/v1/portal/${path}`)).json()) as { code: number }).code;

describe('riskCase/findPage', () => {
  it('holds 59 cases, ten to a page, the latest step first', async () => {
    const page = await cases();
    expect([page.total, page.available, page.rows.length]).toEqual([59, 59, 10]);
    expect(page.rows[0]).toMatchObject({ id: 'kr-ad-hot-rolled-cn-jp-2025', lastDate: '2026-02' });
    const dates = (await cases('pageSize=59')).rows.map((row) => row.lastDate ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
    expect(page.sources).toMatchObject([{ id: 'trade-remedies', asOf: '2026-11', mark: 'fact' }]);
  });

  it('pages without overlap', async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (pageNo) => (await cases(`pageNo=${pageNo}`)).rows.map((row) => row.id)),
    );
    expect(new Set(ids.flat()).size).toBe(59);
    expect((await cases('pageNo=7')).rows).toEqual([]);
  });

  it.each([
    ['importer_IN=VN', 12],
    ['importer_IN=VN,JP', 14],
    ['kind_IN=SG', 6],
    ['kind_IN=AC', 1],
    ['kind_IN=AD%2BCVD', 1],
    ['exporter_IN=all', 6],
    ['exporter_IN=LA', 1],
    ['stage_IN=ended', 6],
    ['sector_IN=ev', 0],
    ['chapter_IN=69', 1],
    ['importer_IN=SG', 0],
    ['importer_IN=VN&exporter_IN=MY', 6],
  ])('%s leaves %i', async (query, total) => expect((await cases(query)).total).toBe(total));

  it.each([
    ['q=PMK+70/2024', ['id-ad-ceramic-tile-2024']],
    ['q=%E7%93%B7%E7%A0%96', ['id-ad-ceramic-tile-2024']],
    ['q=6907.21', ['id-ad-ceramic-tile-2024']],
    ['q=%EF%BC%96%EF%BC%99%EF%BC%90%EF%BC%97', ['id-ad-ceramic-tile-2024']],
    ['q=GRAPHITE', ['jp-ad-graphite-electrode-2024']],
    ['q=graphite+tiles', []],
    [`q=${encodeURIComponent('肯定的な仮決定')}`, ['jp-ad-graphite-electrode-2024']],
    [`q=${encodeURIComponent('긍정적 예비판정')}`, ['jp-ad-graphite-electrode-2024']],
    [`q=${encodeURIComponent('sơ bộ khẳng định')}`, ['jp-ad-graphite-electrode-2024']],
    ['q=afirmatif', ['jp-ad-graphite-electrode-2024']],
    [`q=${encodeURIComponent('13.446 rupiah')}`, ['id-ad-ceramic-tile-2024']],
  ])('%s finds by word, code or document', async (query, ids) =>
    expect((await cases(query)).rows.map((row) => row.id)).toEqual(ids),
  );

  it('counts a facet under the other filters, and keeps what only this one hides', async () => {
    const { facets, total } = await cases('importer_IN=ID&kind_IN=SG');
    const countOf = (facet: string, value: string) =>
      facets[facet]?.find((entry) => entry.value === value)?.count;
    expect(total).toBe(5);
    expect(countOf('importer', 'PH')).toBe(1);
    expect(countOf('importer', 'KR')).toBe(0);
    expect(countOf('kind', 'AD')).toBe(2);
    expect(countOf('exporter', 'all')).toBe(5);
  });

  it('narrows to the chapter of a code', async () => {
    const { rows } = await cases('hs=690790&pageSize=59');
    expect(rows.map((row) => row.id)).toEqual(['id-ad-ceramic-tile-2024']);
  });

  it('orders by importer, and the oldest first', async () => {
    const importers = (await cases('importer_ORDER=ASC&pageSize=59')).rows.map((row) => row.importer);
    expect(importers).toEqual([...importers].sort());
    expect((await cases('lastDate_ORDER=ASC')).rows[0]?.lastDate).toBeNull();
  });

  it('names the goods in the reader’s language', async () => {
    const name = async (language: string) => (await cases('q=6907.21', language)).rows[0]?.product;
    expect(await name('zh')).toEqual({ text: '瓷砖', lang: 'zh' });
    expect(await name('ko')).toEqual({ text: '도자기 타일', lang: 'ko' });
  });

  it.each(['zh', 'en', 'ja', 'ko', 'vi', 'ms'])('names all goods in %s', async (language) => {
    const { rows } = await cases('pageSize=59', language);
    expect(rows).toHaveLength(59);
    for (const row of rows) expect(row.product.lang, row.id).toBe(language);
  });

  it.each(['pageNo=0', 'pageSize=x'])('refuses %s', async (query) =>
    expect(await codeOf(`riskCase/findPage?${query}`)).toBe(9802),
  );
});

describe('riskCase/get', () => {
  it('has the steps in the order of their dates, with what is printed of the term', async () => {
    const { record } = await one('cn-ad-goes-2015');
    expect(record?.steps.map((step) => [step.kind, step.date, step.mark])).toEqual([
      ['initiated', '2015-07-23', 'unchecked'],
      ['imposed', '2016-07-23', 'fact'],
      ['undertaking', '2018-06', 'fact'],
      ['reviewOpened', '2021-07-23', 'fact'],
      ['reviewMaintained', '2022-07-22', 'fact'],
    ]);
    expect(record?.term).toEqual({
      from: '2022-07-23',
      years: 5,
      until: null,
      isEnded: false,
      mark: 'fact',
    });
    expect(record?.measure).toEqual({ text: '日本 39.0%—45.7%；韩国 37.3%；欧盟 46.3%', lang: 'zh' });
    expect((await one('cn-ad-goes-2015', 'en')).record?.measure).toEqual({
      text: 'Japan 39.0 to 45.7; Korea 37.3; EU 46.3 per cent',
      lang: 'en',
    });
  });

  it.each(locales)('has the status and the measure of every case in %s', async (language) => {
    const measures = new Map(
      (await cases('pageSize=59', language)).rows.map(({ id, measure }) => [id, measure]),
    );
    expect(measures.size).toBe(59);
    for (const entry of publishedCases()) {
      const { base, status, measure } = entry;
      expect(caseRecord(entry, language).status, base.id).toEqual({ text: status[language], lang: language });
      const sent = measure && { text: measure[language], lang: language };
      expect(measures.get(base.id), base.id).toEqual(sent);
    }
  });

  it('has the name, the status and the measure in the reader’s language, the name in another too', async () => {
    const chinese = (await one('my-ad-pet-2024')).record;
    expect(chinese).toMatchObject({
      product: { lang: 'zh' },
      alsoNamed: { text: 'Polyethylene terephthalate (PET)', lang: 'en' },
      status: { text: '2025-05-07 至 2030-05-06 征收最终反倾销税。', lang: 'zh' },
    });
    const vietnamese = (await one('my-ad-pet-2024', 'vi')).record;
    expect(vietnamese).toMatchObject({
      product: { text: 'Polyethylen terephthalat (PET)', lang: 'vi' },
      alsoNamed: { text: 'Polyethylene terephthalate (PET)', lang: 'en' },
      status: {
        text: 'Áp thuế chống bán phá giá chính thức từ ngày 7/5/2025 đến ngày 6/5/2030.',
        lang: 'vi',
      },
      measure: { text: 'Trung Quốc 2,29–11,74%; Indonesia 37,44%', lang: 'vi' },
    });
  });

  it('names the document where the page read was a copy of it', async () => {
    expect((await one('th-ad-h-beam-cn-2024')).record?.places).toEqual([
      { url: null, name: null, document: 'WTO G/ADP report' },
    ]);
  });

  it('finds cases on the same goods and country pair, and the laws of the importer', async () => {
    const answer = await one('id-ad-ceramic-tile-2024');
    expect(answer.sameGoods.total).toBe(0);
    expect(answer.samePair.rows.map((row) => row.id)).toEqual(['id-ad-flat-rolled-2024']);
    expect(answer.laws.map((law) => law.id)).toEqual(['id-law-2', 'id-law-1']);
    const galvanized = await one('vn-ad02-galvanized');
    expect(galvanized.sameGoods.rows.map((row) => row.id)).toContain('au-ad-galvanized-vn');
    expect(galvanized.sameGoods.rows.length).toBeLessThanOrEqual(5);
  });

  it('has those with a six-digit code in common before those of the heading, and those of the name alone', async () => {
    const related = async (id: string) => {
      const { record, sameGoods } = await one(id);
      return sameGoods.rows.map((row) => [row.id, sharedCodes(record?.hs ?? [], row.hs)[0]?.length ?? 0]);
    };
    expect(await related('vn-ad02-galvanized')).toEqual([
      ['au-ad-galvanized-vn', 6],
      ['th-ad-painted-alu-zinc-cn-kr', 4],
      ['vn-ad04-colour-coated', 4],
    ]);
    expect(await related('kr-ad-hot-rolled-cn-jp-2025')).toEqual([['vn-ad20-hot-rolled', 0]]);
  });

  it('answers null for an id that is not in the data, and refuses what is no id', async () => {
    expect((await one('no-such-case')).record).toBeNull();
    expect(await codeOf('riskCase/get')).toBe(9800);
    expect(await codeOf('riskCase/get?id=%3Cb%3E')).toBe(9802);
  });

  it('shows no outcome that was not read, and no importer without a case', async () => {
    const { rows } = await cases('pageSize=59');
    expect(rows).toHaveLength(59);
    const all = await Promise.all(rows.map(async (row) => (await one(row.id)).record));
    for (const record of all) {
      expect(record?.status.text).not.toMatch(/not checked|未核/);
      expect(record?.places.length, record?.id).toBeGreaterThan(0);
      expect(COUNTRY_CODES.some((code) => code === record?.importer)).toBe(true);
      expect(['SG', 'BN', 'KH', 'LA', 'MM']).not.toContain(record?.importer);
      const dates = record?.steps.flatMap((step) => step.date ?? []) ?? [];
      const [first, last] = [dates.map(firstDay), dates.map(lastDay)];
      for (const [index, day] of first.slice(0, -1).entries())
        expect(day <= (last[index + 1] ?? ''), record?.id).toBe(true);
    }
  });

  it('marks dates and codes that were not on the page', async () => {
    expect((await one('vn-ad20-hot-rolled')).record?.steps[0]?.mark).toBe('unchecked');
    expect((await one('in-ad-industrial-laser-2024')).record).toMatchObject({
      hsMark: 'unchecked',
      term: { mark: 'unchecked' },
    });
    expect((await one('au-ad-galvanized-vn')).record?.origins).toMatchObject({
      named: ['VN'],
      unchecked: ['IN', 'MY'],
    });
    expect((await one('th-ad-hrc-14')).record?.origins.unnamed).toBe(10);
  });
});

describe('cases that were overtaken name their later steps, marked as not verified', () => {
  it.each([
    ['vn-ad20-hot-rolled', 'imposed', '2025-07-06', '1959/QD-BCT', '23.10 to 27.83'],
    ['vn-ad-table-chair', 'imposed', '2023-02-13', '235/QD-BCT', '35.2'],
    ['jp-ad-graphite-electrode-2024', 'finalProposed', '2025-06-20', 'Ministry of Finance, Japan', '95.2'],
    ['in-ad-solar-glass-cn-vn-2023', 'imposed', '2025-05-08', 'Notification 11/2025-Customs (ADD)', '570'],
    ['kr-ad-hot-rolled-cn-jp-2025', 'finalProposed', '2026-02', 'Korea Trade Commission', '32.66'],
  ])('data §5: %s ends with %s on %s (%s)', async (id, kind, date, document, measure) => {
    const { record } = await one(id);
    expect(record?.steps.at(-1)).toMatchObject({ kind, date, document, mark: 'unchecked' });
    expect(record).toMatchObject({ mark: 'unchecked', lastDate: date });
    expect(record?.status.text).toContain('待核');
    expect((await one(id, 'en')).record?.measure?.text).toContain(measure);
  });

  it('no other case is marked so', async () => {
    const { rows } = await cases('pageSize=59');
    expect(rows.filter((row) => row.mark === 'unchecked')).toHaveLength(5);
  });
});

describe('riskCase/findTerms', () => {
  it('has the cases from whose dates an end follows, none of them ended', async () => {
    const answer = caseTermsEndpoint.data.parse(await requestPortal('riskCase/findTerms'));
    expect(answer.available).toBe(59);
    expect(answer.rows).toHaveLength(31);
    for (const row of answer.rows) {
      expect(row.term?.isEnded, row.id).toBe(false);
      expect(row.term?.from ?? row.term?.until, row.id).not.toBeNull();
    }
  });
});

describe('riskCase/findForProduct', () => {
  const candidates = async (hs: string, to: string) =>
    casesForProductEndpoint.data.parse(await requestPortal(`riskCase/findForProduct?hs=${hs}&to=${to}`));

  it('gives the importer’s cases of the chapter and those without codes', async () => {
    const { rows, available, openedByImporter } = await candidates('720851', 'KR');
    expect([available, openedByImporter]).toEqual([59, 11]);
    expect(rows.map((row) => row.id).sort()).toEqual([
      'kr-ad-hot-rolled-cn-jp-2025',
      'kr-ad-hr-thick-plate-cn-2024',
      'kr-ad-stainless-plate-cn-2024',
      'kr-ad-sts-cold-rolled-vn-2024',
      'kr-ad-sts-flat-cn-id-tw',
    ]);
  });

  it('gives none for an importer without a case', async () =>
    expect(await candidates('720851', 'SG')).toMatchObject({ openedByImporter: 0, rows: [] }));

  it.each([
    ['riskCase/findForProduct?to=VN', 9800],
    ['riskCase/findForProduct?hs=7208&to=VN', 9802],
    ['riskCase/findForProduct?hs=720851', 9800],
    ['riskCase/findForProduct?hs=720851&to=vn', 9802],
  ])('%s: %i', async (path, code) => expect(await codeOf(path)).toBe(code));
});

describe('riskWarning/findPage', () => {
  const warnings = (query = '', language = 'zh') =>
    requestPortal<WarningPage>(`riskWarning/findPage?${query}`, language).then((answer) =>
      riskWarningPageEndpoint.data.parse(answer),
    );

  it('holds eleven dated events, newest first, each of a case that is in the data', async () => {
    const { rows, total, available } = await warnings('pageSize=50');
    expect([total, available, rows.length]).toEqual([11, 11, 11]);
    const dates = rows.map((row) => row.date);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const row of rows) {
      expect(row.mark).toBe('fact');
      expect(row.url ?? row.document).not.toBeNull();
      const { record } = await one(row.caseId ?? '');
      expect(record?.importer, row.id).toBe(row.importer);
    }
  });

  it.each(['zh', 'en', 'ja', 'ko', 'vi', 'ms'])('has title and summary in %s', async (language) => {
    const { rows } = await warnings('pageSize=50', language);
    expect(rows).toHaveLength(11);
    for (const { title, summary } of rows) expect([title.lang, summary.lang]).toEqual([language, language]);
  });

  it('filters by importer, origin, year and words', async () => {
    expect((await warnings('importer_IN=KR')).total).toBe(3);
    expect((await warnings('exporter_IN=all')).total).toBe(1);
    expect((await warnings('year_IN=2022,2023')).total).toBe(2);
    expect((await warnings('q=PET')).rows.map((row) => row.caseId)).toEqual(['my-ad-pet-2024']);
    const found = async (q: string) => (await warnings(`q=${q}&pageSize=100`)).total;
    expect(await found('anti-dumping')).toBeGreaterThan(0);
    expect(await found('antidumping')).toBe(await found('anti-dumping'));
  });
});

describe('tbtNotification/findPage', () => {
  const counts = async (query: string) =>
    tbtPageEndpoint.data.parse(await requestPortal(`tbtNotification/findPage?${query}`));

  it('holds 37 counts with their sources; absent years stay absent', async () => {
    const { rows, total, sources } = await counts('pageSize=100');
    expect([total, rows.length]).toEqual([37, 37]);
    expect(sources.map((source) => source.id)).toEqual(['tbt-kats', 'tbt-vn']);
    const years = rows.filter((row) => row.member === 'all' && row.periodType === 'year');
    expect(years.map((row) => [row.period, row.notifications])).toEqual([
      ['2005', 897],
      ['2015', 1977],
      ['2017', 2580],
      ['2018', 3065],
      ['2020', 3354],
      ['2021', 3966],
      ['2022', 3905],
      ['2023', 4079],
    ]);
  });

  it('filters by Member', async () =>
    expect((await counts('member_IN=VN')).rows).toEqual([
      { member: 'VN', periodType: 'cumulative', period: '2022-04', notifications: 248, mark: 'fact' },
    ]));
});
