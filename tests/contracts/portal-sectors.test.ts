import { describe, expect, it } from 'vitest';
import { sectorCodesEndpoint } from '@/features/sectors/sector-basket-schema';
import type { BasketRow, SectorCodes } from '@/features/sectors/sector-basket-schema';
import { sectorBasketEndpoint, sectorRelatedEndpoint } from '@/features/sectors/sector-contents-schema';
import type { SectorBasket, SectorRelated } from '@/features/sectors/sector-contents-schema';
import { sectorPartnersEndpoint } from '@/features/sectors/sector-partners-schema';
import type { SectorPartners } from '@/features/sectors/sector-partners-schema';
import { sectorId } from '@/features/sectors/sectors-schema';
import type { SectorRecord } from '@/features/sectors/sectors-schema';
import { requestMocks, requestPortal } from '../support/request-mocks';

const codes = (query: string, language = 'zh') =>
  requestPortal<SectorCodes>(`sector/findCodes?${query}`, language);
const partners = (sector: string, to: string) =>
  requestPortal<SectorPartners>(`sector/findPartners?sector=${sector}&to=${to}`);
const related = (sector: string, to: string, language = 'zh') =>
  requestPortal<SectorRelated>(`sector/getRelated?sector=${sector}&to=${to}`, language);
const onRoute = async (from: string, to: string) =>
  (await requestPortal<{ rows: SectorRecord[] }>(`sector/findPage?from=${from}&to=${to}`)).rows;
const codeOf = async (path: string) =>
  ((await (await requestMocks(`/api/v1/portal/${path}`)).json()) as { code: number }).code;

describe('sector/get', () => {
  it.each([
    ['ev', 81, ['25', '28', '38', '40', '74', '76', '85', '87']],
    ['smartManufacturing', 125, ['84', '85', '90']],
    ['textile', 127, ['50', '51', '52', '53', '54', '55', '56', '57', '58', '59', '60', '61', '62', '63']],
  ])('%s has %i codes in its chapters', async (sector, count, chapters) => {
    const basket = await requestPortal<SectorBasket>(`sector/get?sector=${sector}`);
    expect(basket.codes).toBe(count);
    expect(basket.chapters.map(({ chapter }) => chapter)).toEqual(chapters);
    expect(basket.chapters.reduce((sum, { codes: each }) => sum + each, 0)).toBe(count);
  });

  it('counts each code once, by its rule or as missing', async () => {
    for (const sector of sectorId.options) {
      const basket = await requestPortal<SectorBasket>(`sector/get?sector=${sector}`);
      const available = basket.rules.reduce((sum, rule) => sum + rule.codes, 0);
      expect(available + basket.rulesMissing).toBe(basket.codes);
      expect(sectorBasketEndpoint.data.safeParse(basket).success).toBe(true);
    }
  });

  it('has a rule for every code, the commonest first', async () => {
    const rules = async (sector: string) =>
      (await requestPortal<SectorBasket>(`sector/get?sector=${sector}`)).rules;
    expect((await rules('ev')).slice(0, 3)).toEqual([
      { text: 'CTH or RVC40', codes: 39, mark: 'fact' },
      { text: 'RVC40', codes: 30, mark: 'fact' },
      { text: 'CTSH or RVC40', codes: 10, mark: 'fact' },
    ]);
    expect((await rules('textile')).slice(0, 2)).toEqual([
      { text: 'CC', codes: 93, mark: 'fact' },
      { text: 'CTH', codes: 32, mark: 'fact' },
    ]);
    for (const sector of sectorId.options) {
      const basket = await requestPortal<SectorBasket>(`sector/get?sector=${sector}`);
      expect(basket.rulesMissing).toBe(0);
    }
  });
});

describe('sector/findCodes', () => {
  const PAIR = 'sector=ev&from=CN&to=VN';

  it('pages by code', async () => {
    const first = await codes(`${PAIR}&pageSize=20`);
    const second = await codes(`${PAIR}&pageSize=20&pageNo=2`);
    expect(first).toMatchObject({ total: 81, year: 2026 });
    const found = [...first.rows, ...second.rows].map(({ hs }) => hs);
    expect(found).toHaveLength(40);
    expect(found).toEqual(found.toSorted());
    expect(sectorCodesEndpoint.data.safeParse(first).success).toBe(true);
  });

  it('has name, rates over the lines, comparison and rule of a code', async () => {
    const { rows } = await codes(`${PAIR}&q=870380`, 'en');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      hs: '870380',
      chapter: '87',
      lines: 18,
      mfn: { low: 15, high: 70 },
      outcome: 'mixed',
      rule: 'RVC40',
      ruleMark: 'fact',
      mark: 'fact',
    });
    expect(rows[0]?.name.lang).toBe('en');
  });

  it.each([
    ['digits', '8507', ['850710', '850720', '850730', '850750', '850760', '850780', '850790']],
    ['digits with a dot, full width', '８５０７．６', ['850760']],
    ['words in Chinese', '锂离子', ['850760']],
    ['words in English', 'graphite artificial', ['380110']],
    ['words that nothing has', '没有这个东西', []],
  ])('finds %s', async (_, typed, expected) => {
    const { rows, total } = await codes(`${PAIR}&q=${encodeURIComponent(typed)}&pageSize=50`);
    expect(rows.map(({ hs }) => hs)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it('filters by chapter, comparison and rule, with counts that each leave the others', async () => {
    const page = await codes(`${PAIR}&chapter_IN=87&rule_IN=RVC40&pageSize=100`);
    expect(page.rows.every((row) => row.chapter === '87' && row.rule === 'RVC40')).toBe(true);
    expect([page.total, page.rows.length]).toEqual([30, 30]);
    expect(page.facets.rule).toContainEqual({ value: 'CTH or RVC40', count: 14 });
    expect(page.facets.chapter).toContainEqual({ value: '85', count: 0 });
    const lower = await codes(`${PAIR}&outcome_IN=lower&pageSize=100`);
    expect(lower.rows).not.toEqual([]);
    expect(lower.rows.every((row: BasketRow) => row.rcep !== null && row.mfn !== null)).toBe(true);
  });

  it('marks sample schedules, and leaves rates out where there is none in the data', async () => {
    const sample = await codes('sector=ev&from=JP&to=CN&q=850760');
    expect(sample.rows[0]).toMatchObject({ mark: 'sample', lines: 1 });
    expect(sample.sources.some((source) => source.mark === 'sample')).toBe(true);
    const none = await codes('sector=ev&from=CN&to=TH&pageSize=100');
    expect(none.year).toBeNull();
    expect(none.rows).toHaveLength(81);
    for (const row of none.rows) expect(row).toMatchObject({ mfn: null, rcep: null, outcome: 'noData' });
  });

  it('M3: names the sources of the rules of the codes found', async () => {
    const sourcesOf = async (query: string) => (await codes(query)).sources.map(({ id }) => id);
    expect(await sourcesOf('sector=textile&from=CN&to=VN')).toEqual([
      'hs-2022',
      'vn-tariff-2026',
      'vn-circular-32-2022',
    ]);
    expect(await sourcesOf(`${PAIR}&q=8703`)).toContain('vn-circular-32-2022');
    expect(await sourcesOf('sector=buildingMaterials&from=CN&to=VN&q=9406')).toContain('vn-circular-32-2022');
  });

  it('has no RCEP rate for India', async () => {
    const { rows } = await codes('sector=textile&from=IN&to=VN&pageSize=200');
    expect(rows).toHaveLength(127);
    expect(rows.every((row) => row.rcep === null)).toBe(true);
  });

  it('refuses an unknown sector, a missing country pair and a bad page', async () => {
    expect(await codeOf('sector/findCodes?sector=agriculture&from=CN&to=VN')).toBe(9802);
    expect(await codeOf('sector/findCodes?sector=ev&from=CN')).toBe(9800);
    expect(await codeOf(`sector/findCodes?${PAIR}&pageNo=0`)).toBe(9802);
    expect(await codeOf('sector/get')).toBe(9800);
  });
});

describe('sector/findPartners', () => {
  it('has the 14 other Parties, with the figures of sector/findPage where all lines are common', async () => {
    const { rows, total, mark, year, lines, compared } = await partners('textile', 'VN');
    expect([total, rows.length, mark, year]).toEqual([14, 14, 'fact', 2026]);
    expect(rows.some(({ partner }) => partner === 'VN' || partner === 'IN')).toBe(false);
    const record = (await onRoute('CN', 'VN')).find(({ sector }) => sector === 'textile');
    expect([lines, compared]).toEqual([record?.lines, record?.lines]);
    expect(rows.find(({ partner }) => partner === 'CN')).toMatchObject({
      lower: record?.lower,
      averageRcep: record?.averageRcep,
    });
  });

  it('compares nothing into Korea, where MFN is not in the data, and counts the rates there are', async () => {
    const answer = await partners('textile', 'KR');
    expect(sectorPartnersEndpoint.data.safeParse(answer).success).toBe(true);
    const china = answer.rows.find(({ partner }) => partner === 'CN');
    expect(china).toMatchObject({ averageRcep: null, lower: 0 });
    expect(answer).toMatchObject({ averageMfn: null, compared: 0 });
    expect(china?.withRcepRate).toBeGreaterThan(0);
    expect(answer.rows.find(({ partner }) => partner === 'JP')?.withRcepRate).toBe(0);
  });

  it.each([
    ['ev', 'VN', 275, 947],
    ['buildingMaterials', 'VN', 283, 304],
    ['buildingMaterials', 'JP', 154, 208],
    ['textile', 'JP', 237, 329],
  ])(
    'F6, D21: averages of %s into %s are over one set of lines for every Party: %i of %i',
    async (sector, to, compared, lines) => {
      const answer = await partners(sector, to);
      expect(answer).toMatchObject({ compared, lines });
      const withAverage = answer.rows.filter(({ averageRcep }) => averageRcep !== null);
      expect(withAverage.length).toBeGreaterThanOrEqual(13);
      for (const { partner, lower, same, higher } of withAverage)
        expect(lower + same + higher, partner).toBe(compared);
    },
  );

  it('F6: gives no average of made-up rates or of a few lines', async () => {
    const answer = await partners('textile', 'CN');
    expect(answer).toMatchObject({ mark: 'sample', averageMfn: null });
    expect(answer.rows.every(({ averageRcep }) => averageRcep === null)).toBe(true);
    const records = await onRoute('JP', 'CN');
    expect(records.every(({ averageMfn, averageRcep }) => averageMfn === null && averageRcep === null)).toBe(
      true,
    );
    expect(records.some(({ lower, same, higher }) => lower + same + higher > 0)).toBe(true);
  });

  it('F2: averages, counts and compares nothing from Myanmar into Japan', async () => {
    for (const record of await onRoute('MM', 'JP'))
      expect(record, record.sector).toMatchObject({
        lower: 0,
        same: 0,
        higher: 0,
        averageMfn: null,
        averageRcep: null,
      });
    for (const sector of sectorId.options) {
      const { rows } = await partners(sector, 'JP');
      expect(rows.find(({ partner }) => partner === 'MM')).toEqual({
        partner: 'MM',
        withRcepRate: 0,
        lower: 0,
        same: 0,
        higher: 0,
        averageRcep: null,
      });
    }
  });

  it('F1: textiles into Japan are below MFN on 243 lines, equal on 14, above on 1', async () => {
    const records = await onRoute('TH', 'JP');
    expect(records.find(({ sector }) => sector === 'textile')).toMatchObject({
      lower: 243,
      same: 14,
      higher: 1,
    });
  });

  it('says where no schedule is in the data', async () => {
    expect((await partners('ev', 'TH')).year).toBeNull();
    expect((await partners('ev', 'CN')).mark).toBe('sample');
  });
});

describe('sector/getRelated', () => {
  it('puts the importer first and counts what is in the data', async () => {
    const { cases } = await related('buildingMaterials', 'VN');
    expect(cases).toMatchObject({ total: 37, available: 59 });
    expect(cases.ofImporter).toBeGreaterThan(0);
    expect(cases.rows).toHaveLength(5);
    expect(cases.rows[0]?.country).toBe('VN');
  });

  it('holds no case on electric vehicles', async () => {
    const answer = await related('ev', 'VN');
    expect(answer.cases).toMatchObject({ total: 0, rows: [] });
    expect(answer.standards.total).toBeGreaterThan(0);
    expect(sectorRelatedEndpoint.data.safeParse(answer).success).toBe(true);
  });

  it.each([
    ['zh', /：保障措施$/],
    ['en', /: safeguard$/],
    ['ja', /：セーフガード$/],
    ['ko', /: 세이프가드$/],
    ['vi', /: tự vệ$/],
    ['ms', /: perlindungan$/],
  ])('names cases in %s, with the status in this language', async (language, kind) => {
    const { cases } = await related('textile', 'ID', language);
    expect(cases.rows).toHaveLength(5);
    for (const { title, detail, id } of cases.rows) {
      expect(title.lang, id).toBe(language);
      expect(title.text, id).toMatch(kind);
      expect(detail?.lang, id).toBe(language);
      const isHan = language === 'zh' || language === 'ja';
      expect(/[\u4e00-\u9fff]/.test(detail?.text ?? ''), id).toBe(isHan);
    }
  });
});
