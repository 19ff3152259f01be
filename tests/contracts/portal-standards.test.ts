import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ADOPTION_STATES,
  standardAdoptionEndpoint,
  standardEndpoint,
  standardGraphEndpoint,
  standardPageEndpoint,
  standardsEndpoint,
  type StandardAdoption,
  type StandardAnswer,
  type StandardGraph,
  type StandardPage,
  type StandardsAnswer,
} from '@/features/standards/standards-schema';
import { resetDb } from '../../mocks/db';
import { locales } from '../../mocks/locale';
import { standardLibrary } from '../../mocks/standards/standard-library';
import { requestMocks, requestPortal } from '../support/request-mocks';

afterEach(() => {
  vi.useRealTimers();
  resetDb();
});

const find = (query = '', language = 'zh') =>
  requestPortal<StandardPage>(`standard/findPage?pageSize=50${query}`, language);
const get = async (id: string, language = 'zh') =>
  (await requestPortal<StandardAnswer>(`standard/get?id=${id}`, language)).standard;
const graph = (query: string) => requestPortal<StandardGraph>(`standard/getGraph?${query}`);
const numbersOf = ({ rows }: StandardPage) => rows.map(({ number }) => number);
const countOf = ({ facets }: StandardPage, facet: string, value: string) =>
  facets[facet]?.find((one) => one.value === value)?.count;
const on = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T04:00:00Z`) });

describe('standard/findPage', () => {
  it.each(locales)('answers in %s as the schema says', async (language) => {
    const page = await find('', language);
    expect(standardPageEndpoint.data.parse(page)).toEqual(page);
    expect(page).toMatchObject({ total: 1533, available: 1533 });
  });

  it('serves every standard once over the pages', async () => {
    const ids = new Set<string>();
    for (let pageNo = 1; pageNo <= 16; pageNo += 1) {
      const { rows } = await requestPortal<StandardPage>(`standard/findPage?pageSize=100&pageNo=${pageNo}`);
      for (const { id } of rows) ids.add(id);
    }
    expect(ids.size).toBe(1533);
  });

  it.each([
    ['セラミックタイル', 'ja'],
    ['JIS A 5209', 'zh'],
    ['jisa5209', 'en'],
    ['ＪＩＳ　Ａ　５２０９', 'zh'],
    ['ceramic tiles', 'en'],
    ['ISO 13006:2018', 'vi'],
  ])('finds JIS A 5209 by %s', async (q, language) => {
    expect(numbersOf(await find(`&q=${q}`, language))).toContain('JIS A 5209:2020');
  });

  it('has the standard of a number before those paired with it', async () => {
    expect(numbersOf(await find('&q=ISO 13006'))).toEqual([
      'ISO 13006:2012',
      'ISO 13006:2018',
      'GB/T 4100-2015',
      'JIS A 5209:2020',
    ]);
  });

  it('takes international ones as a choice of country, and counts their bodies', async () => {
    const page = await find('&country_IN=international');
    expect(page.rows.every(({ country }) => country === null)).toBe(true);
    expect(page.total).toBe(countOf(await find(), 'country', 'international'));
    expect(page.facets['body']?.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['ISO', 'IEC', 'CEN', 'UNECE']),
    );
    expect(page.facets['relation']?.filter(({ count }) => count > 0)).toEqual([]);
  });

  it('filters by field and group of the ICS and counts fields only', async () => {
    const field = await find('&ics_IN=91');
    const group = await find('&ics_IN=91.100');
    expect(field.total).toBe(countOf(await find(), 'ics', '91'));
    expect(group.total).toBeGreaterThan(0);
    expect(group.total).toBeLessThan(field.total);
    expect(group.rows.every(({ ics }) => ics.some((code) => code.startsWith('91.100')))).toBe(true);
    expect(field.facets['ics']?.every(({ value }) => value.length === 2)).toBe(true);
  });

  it('leaves those with limits under hasIndicators', async () => {
    const page = await find('&hasIndicators=1');
    expect(page.rows.every(({ indicatorCount }) => indicatorCount > 0)).toBe(true);
    expect(numbersOf(page)).toEqual(
      expect.arrayContaining(['GB 18401-2010', 'QCVN 01:2017/BCT', 'SNI 7617:2013', 'Act No. 112 of 1973']),
    );
    expect(page.rows.reduce((sum, { indicatorCount }) => sum + indicatorCount, 0)).toBe(65);
  });

  it('gives titles in the language of the reader where there is one, with the other beside it', async () => {
    const title = async (language: string) => {
      const { title: own, otherTitle } = (await get('gb-t-4100-2015', language)) ?? {};
      return [own, otherTitle];
    };
    const [zh, en] = [
      { text: '陶瓷砖', lang: 'zh' },
      { text: 'Ceramic tiles', lang: 'en' },
    ];
    expect(await title('zh')).toEqual([zh, en]);
    expect(await title('ko')).toEqual([en, zh]);
    expect((await get('jis-a-5209-2020', 'ja'))?.title).toEqual({ text: 'セラミックタイル', lang: 'ja' });
    expect((await get('jis-a-5209-2020', 'zh'))?.otherTitle).toEqual({
      text: 'セラミックタイル',
      lang: 'ja',
    });
    expect((await get('sni-7617-2013', 'en'))?.title?.lang).toBe('id');
    expect(await get('iso-13006-2012')).toMatchObject({ title: null, otherTitle: null });
  });

  it('refuses another value of hasIndicators and a page that is none', async () => {
    for (const query of ['hasIndicators=2', 'pageNo=0']) {
      const response = await requestMocks(`/api/v1/portal/standard/findPage?${query}`);
      expect(await response.json()).toMatchObject({ code: 9802 });
    }
  });
});

describe('status', () => {
  it.each([
    ['2026-06-30', 'gb-38031-2025', 'upcoming'],
    ['2026-07-01', 'gb-38031-2025', 'inForce'],
    ['2026-06-30', 'gb-38031-2020', 'inForce'],
    ['2026-07-01', 'gb-38031-2020', 'withdrawn'],
    ['2026-12-31', 'gb-t-3920-2008', 'inForce'],
    ['2027-01-01', 'gb-t-3920-2008', 'withdrawn'],
    ['2027-01-01', 'gb-t-3920-2024', 'inForce'],
    ['2026-11-01', 'gb-t-31467-3-2015', 'withdrawn'],
    ['2026-11-01', 'gb-t-14576-1993', 'withdrawn'],
    ['2026-11-01', 'jis-a-5209-2020', 'inForce'],
    ['2026-11-01', 'jis-l-0841-2004', 'unknown'],
    ['2026-11-01', 'iso-13006-2012', 'unknown'],
  ])('on %s %s is %s', async (day, id, status) => {
    on(day);
    expect((await get(id))?.status).toBe(status);
  });
});

describe('standard/get and standard/getSeveral', () => {
  it.each(locales)('answers in %s as the schema says', async (language) => {
    for (const id of ['gb-18401-2010', 'sni-7617-2013-amd1-2014', 'iso-13006-2018', 'jis-a-5209-2020']) {
      const answer = await requestPortal<StandardAnswer>(`standard/get?id=${id}`, language);
      expect(standardEndpoint.data.parse(answer)).toEqual(answer);
      expect(answer.standard?.id).toBe(id);
      expect(answer.sources.map((source) => source.id)).toContain(answer.standard?.sourceId);
    }
  });

  it('answers null for an id that the library does not have', async () => {
    expect(await get('gb-0')).toBeNull();
  });

  it('has relations from both ends', async () => {
    expect((await get('gb-t-4100-2015'))?.relations).toEqual([
      {
        kind: 'adopts',
        degree: 'MOD',
        direction: 'out',
        otherId: 'iso-13006-2012',
        number: 'ISO 13006:2012',
        url: null,
        mark: 'fact',
      },
    ]);
    expect((await get('iso-13006-2012'))?.relations).toMatchObject([
      { kind: 'adopts', direction: 'in', otherId: 'gb-t-4100-2015' },
    ]);
    expect((await get('sni-7617-2013-amd1-2014'))?.relations).toMatchObject([
      { kind: 'references', direction: 'out', otherId: 'sni-iso-14184-1' },
    ]);
  });

  it('has the other editions of a number, latest first', async () => {
    expect((await get('gb-t-3920-2008'))?.editions.map(({ number }) => number)).toEqual(['GB/T 3920-2024']);
    expect((await get('iso-10218-1'))?.editions.map(({ number }) => number)).toEqual([
      'ISO 10218-1:2011',
      'ISO 10218-1:2006',
    ]);
    expect((await get('sni-7617-2013'))?.editions.map(({ id }) => id)).toEqual(['sni-7617-2013-amd1-2014']);
  });

  it('has limits as printed, with unit, class, source and mark', async () => {
    const indicators = (await get('gb-18401-2010'))?.indicators ?? [];
    expect(indicators).toHaveLength(25);
    expect(indicators[0]).toMatchObject({
      key: 'formaldehyde',
      limit: '<=20',
      unit: 'mg/kg',
      inForceFrom: '2011-08-01',
      asOf: '2010',
      mark: 'fact',
    });
    expect(new Set(indicators.map(({ id }) => id)).size).toBe(25);
  });

  it('names what is measured alike by one key in the documents of several countries', async () => {
    const ids = ['gb-18401-2010', 'qcvn-01-2017-bct', 'sni-7617-2013-amd1-2014', 'act-no-112-of-1973'];
    const { standards } = await requestPortal<StandardsAnswer>(`standard/getSeveral?ids=${ids.join(',')}`);
    expect(standards.map(({ id }) => id)).toEqual(ids);
    for (const { indicators } of standards)
      expect(indicators.map(({ key }) => key)).toEqual(
        expect.arrayContaining(['formaldehyde', 'azo-amines']),
      );
    const keys = standards.flatMap(({ indicators }) => indicators.map(({ key }) => key));
    expect(keys).toEqual(expect.arrayContaining(['ph', 'lead-extractable']));
    expect(keys).not.toContain('lead-total');
  });

  it('takes up to four, leaves unknown ones out and each once', async () => {
    const several = (ids: string) => requestPortal<StandardsAnswer>(`standard/getSeveral?ids=${ids}`);
    const answer = await several('iso-13006-2018,gb-0,jis-a-5209-2020,iso-13006-2018');
    expect(standardsEndpoint.data.parse(answer)).toEqual(answer);
    expect(answer.standards.map(({ id }) => id)).toEqual(['iso-13006-2018', 'jis-a-5209-2020']);
    const tooMany = await requestMocks('/api/v1/portal/standard/getSeveral?ids=a,b,c,d,e');
    expect(await tooMany.json()).toMatchObject({ code: 9802 });
  });
});

describe('standard/getGraph', () => {
  it('has nodes and edges with ids of their own, each edge between two nodes', async () => {
    for (const query of ['', 'related=1', 'country_IN=JP&related=1', 'sector_IN=textile&limit=10']) {
      const answer = await graph(query);
      expect(standardGraphEndpoint.data.parse(answer)).toEqual(answer);
      const ids = new Set(answer.nodes.map(({ id }) => id));
      expect(ids.size).toBe(answer.nodes.length);
      expect(new Set(answer.edges.map(({ id }) => id)).size).toBe(answer.edges.length);
      expect(answer.edges.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([]);
    }
  });

  it('has what the standards of the filters adopt, whatever their country', async () => {
    const { nodes, edges, total } = await graph('country_IN=JP&sector_IN=buildingMaterials&related=1');
    expect(total).toBeLessThan(nodes.length);
    expect(nodes.map(({ id }) => id)).toContain('iso-13006-2018');
    expect(edges).toContainEqual(
      expect.objectContaining({
        from: 'jis-a-5209-2020',
        to: 'iso-13006-2018',
        kind: 'adopts',
        degree: 'MOD',
      }),
    );
  });

  it('counts before the limit, and takes those with relations first', async () => {
    const { total, nodes, edges } = await graph('country_IN=CN&limit=5');
    expect(total).toBe(73);
    expect(edges.length).toBeGreaterThanOrEqual(5);
    expect(nodes.length).toBeGreaterThan(5);
  });
});

describe('standard/findAdoption', () => {
  it('counts every standard of a country once', async () => {
    const answer = await requestPortal<StandardAdoption>('standard/findAdoption');
    expect(standardAdoptionEndpoint.data.parse(answer)).toEqual(answer);
    const { standards } = await standardLibrary();
    const national = standards.filter(({ country }) => country !== null);
    const counted = answer.rows.flatMap(({ counts }) => ADOPTION_STATES.map((state) => counts[state]));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(national.length);
    expect(
      answer.rows.find(({ country, sector }) => country === 'CN' && sector === 'textile')?.counts,
    ).toMatchObject({ IDT: 1, MOD: 10, NEQ: 1, paired: 1 });
  });
});
