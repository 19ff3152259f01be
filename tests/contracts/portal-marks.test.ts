import { describe, expect, it } from 'vitest';
import { publishedEndpoints } from '../../scripts/openapi-endpoints';
import { requestPortal } from '../support/request-mocks';
import { PORTAL_QUESTIONS } from '../support/portal-questions';
import { provenanceFaults } from '../support/provenance';

const published = Object.entries(PORTAL_QUESTIONS).map(([operation, question]) => {
  const { path } = publishedEndpoints[operation as keyof typeof PORTAL_QUESTIONS];
  return `${path.replace('/api/v1/portal/', '')}?${question}`;
});

/** Importers with schedules of every kind: of one rate, by partner, made up, none. */
const further = [
  ...['JP', 'KR', 'CN', 'AU', 'IN', 'SG'].flatMap((to) => [
    `tariff/query?hs=870380&to=${to}&sample=1`,
    `sector/findPage?from=TH&to=${to}`,
    `sector/findCodes?sector=textile&from=TH&to=${to}&pageSize=200`,
    `sector/getRelated?sector=textile&to=${to}`,
    `riskCase/findForProduct?hs=721049&to=${to}`,
    `country/get?code=${to}`,
  ]),
  'hs/suggest?q=9406',
  'search/findPage?q=2024&pageSize=100',
  'tradeData/findPage?pageSize=200',
  'riskWarning/findPage?pageSize=100',
  'tbtNotification/findPage?pageSize=100',
];

describe('every record says where it comes from: source and date, unchecked, or sample', () => {
  it.each([...published, ...further])('%s', async (question) => {
    expect(provenanceFaults(await requestPortal(question))).toEqual([]);
  });

  it('a line of news on the home page has the mark of its record', async () => {
    const { news } = await requestPortal<{
      news: { latest: { id: string; mark: string; sourceId: string }[] };
    }>('home/get');
    expect(news.latest).not.toEqual([]);
    for (const { id, mark, sourceId } of news.latest)
      expect(await requestPortal(`news/get?id=${id}`)).toMatchObject({ mark, sourceId });
  });

  it.each(['zh', 'en', 'ja', 'ko', 'vi', 'ms'])('proposed codes name their list, in %s', async (language) => {
    const answer = await requestPortal<{ sources: { id: string }[] }>('hs/suggest?q=9406', language);
    expect(answer.sources.map(({ id }) => id)).toEqual(['hs-2022']);
  });

  it.each(['news', 'law', 'riskCase'])('each %s by itself', async (noun) => {
    const { total, rows } = await requestPortal<{ total: number; rows: { id: string }[] }>(
      `${noun}/findPage?pageSize=500`,
    );
    expect(rows).not.toEqual([]);
    expect(rows).toHaveLength(total);
    for (const { id } of rows) {
      const answer = await requestPortal(`${noun}/get?id=${id}`);
      expect(JSON.stringify(answer), id).toContain(`"id":"${id}"`);
      expect(provenanceFaults(answer), id).toEqual([]);
    }
  });
});

describe('what is wrong is found', () => {
  const source = {
    id: 'a',
    title: { text: 'A', lang: 'en' },
    publisher: '',
    url: null,
    asOf: '2026',
    mark: 'fact',
  };
  const sources = [source, { ...source, id: 'b', mark: 'sample' }];

  it.each([
    ['an unknown mark', { rows: [{ mark: 'true', sourceId: 'a' }], sources }, '.rows[0].mark is "true"'],
    [
      'a source not sent',
      { rows: [{ mark: 'fact', sourceId: 'c' }], sources },
      '.rows[0].sourceId: "c" is not',
    ],
    [
      'a fact out of sample data',
      { rows: [{ mark: 'fact', sourceId: 'b' }], sources },
      '.rows[0] is a fact out of sample b',
    ],
    [
      'one of two sources of a row',
      { tradeSourceId: 'a', gdpSourceId: 'c', sources },
      '.gdpSourceId: "c" is not',
    ],
    [
      'a fact without a source',
      { rows: [{ mark: 'fact' }], sources: [] },
      '.rows[0] is a fact without a source',
    ],
    [
      'a source without a date',
      { sources: [{ ...source, asOf: '' }] },
      '.sources[0] has no title or no date',
    ],
    [
      'a source without a title',
      { sources: [{ ...source, title: { text: '' } }] },
      '.sources[0] has no title',
    ],
    [
      'a silent row',
      { part: { rows: [{ mark: 'sample' }, { value: 1 }] }, sources },
      '.part.rows[1] says nothing',
    ],
  ])('%s', (_, answer, fault) => {
    expect(provenanceFaults(answer)).toEqual([expect.stringContaining(fault)]);
  });
});
