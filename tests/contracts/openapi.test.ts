import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '@/shared/api/endpoint';
import { openApiDocument } from '../../scripts/openapi-document';
import { publishedEndpoints } from '../../scripts/openapi-endpoints';
import { openApiText } from '../../scripts/openapi-text';
import { resetDb } from '../../mocks/db';
import { locales } from '../../mocks/locale';
import { requestPortal } from '../support/request-mocks';

const PORTAL = '/api/v1/portal/';

afterEach(resetDb);

describe('docs/openapi.json', () => {
  it('is what the schemas say now (npm run openapi writes it)', async () => {
    expect(readFileSync('docs/openapi.json', 'utf8')).toBe(await openApiText());
  });

  it('refers only to schemas that it has', () => {
    const text = JSON.stringify(openApiDocument());
    const { components } = openApiDocument() as { components: { schemas: object } };
    const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1] ?? '');
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !(name in components.schemas))).toEqual([]);
    expect(text).not.toContain('$defs');
  });
});

describe('the mocks answer as the schemas say', () => {
  const requested: [keyof typeof publishedEndpoints, string][] = [
    ...[
      '940620',
      '94062010',
      '9406209000',
      '282540',
      '85371040',
      '870380',
      '853999',
      '000000',
      '610610',
      '620240',
    ].flatMap((hs) =>
      ['VN', 'JP', 'KR', 'CN', 'ID', 'AU', 'TH', 'IN'].map(
        (to): [keyof typeof publishedEndpoints, string] => ['queryTariff', `tariff/query?hs=${hs}&to=${to}`],
      ),
    ),
    ['queryTariff', 'tariff/query?hs=850760&to=CN&sample=1'],
    ['getImporters', 'tariff/getImporters?hs=850760&from=CN&date=2026-12-01'],
    ['getImporters', 'tariff/getImporters?hs=870380&from=IN&date=2022-01-01&sample=1'],
    ['getImporters', 'tariff/getImporters?hs=000000&from=VN&date=2026-12-01'],
    ['suggestHs', 'hs/suggest?q=battery'],
    ['suggestHs', 'hs/suggest?q=8507&pageSize=50'],
    ['suggestHs', 'hs/suggest?q=zzzz'],
    ['listCountries', 'country/findPage?pageSize=20'],
    ['listSectors', 'sector/findPage?from=CN&to=VN'],
    ['listSectors', 'sector/findPage?from=IN&to=TH'],
    ['listSectors', 'sector/findPage?from=AU&to=ID'],
    ['listHoldings', 'source/findPage?pageSize=50'],
    ['getRelated', 'related/get?hs=690721&from=CN&to=ID'],
    ['getRelated', 'related/get?hs=610910&from=VN&to=ID'],
    ['getRelated', 'related/get?hs=940620&from=JP&to=VN'],
  ];

  it.each(requested)('%s: %s, in six languages', async (operation, path) => {
    const endpoint: Endpoint = publishedEndpoints[operation];
    expect(`${PORTAL}${path.split('?')[0]}`).toBe(endpoint.path);
    for (const language of locales) {
      const data = await requestPortal<unknown>(path, language);
      expect(endpoint.data.parse(data)).toEqual(data);
    }
  });
});
