import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTENT_KINDS } from '@/pages/console/content/kinds/content-kinds-schema';
import { wireKeysOf } from '@/pages/console/content/list/content-wire';
import { EDITIONS_WIRE } from '@/pages/console/editions/list/edition-filter-keys';
import type { Endpoint } from '@/shared/api/endpoint';
import { openApiDocument } from '../../scripts/openapi-document';
import { publishedEndpoints } from '../../scripts/openapi-endpoints';
import { openApiTexts } from '../../scripts/openapi-text';
import { resetDb } from '../../mocks/db';
import { locales } from '../../mocks/locale';
import { requestPortal } from '../support/request-mocks';

const PORTAL = '/api/v1/portal/';

afterEach(resetDb);

describe('docs/openapi.json', () => {
  it.each(Object.entries(openApiTexts))(
    '%s is what the schemas say now (npm run openapi writes it)',
    async (name, text) => {
      expect(readFileSync(`docs/${name}`, 'utf8')).toBe(await text());
    },
  );

  it('refers only to schemas that it has', () => {
    const text = JSON.stringify(openApiDocument());
    const { components } = openApiDocument() as { components: { schemas: object } };
    const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1] ?? '');
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !(name in components.schemas))).toEqual([]);
    expect(text).not.toContain('$defs');
  });
});

describe('what the description has', () => {
  const { paths } = openApiDocument() as {
    paths: Record<string, Record<string, { parameters?: { name: string }[] }>>;
  };

  it('every call of src/features on the portal and its content', async () => {
    const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' });
    const modules = await Promise.all(
      files
        .filter((file) => file.endsWith('-schema.ts'))
        .map((file) => import(`../../src/features/${file}`) as Promise<Record<string, unknown>>),
    );
    const calls = modules
      .flatMap((module) => Object.values(module).filter(isEndpoint))
      .filter(({ path }) => /^\/api\/v1\/(portal|content)\//.test(path));
    expect(calls.length).toBeGreaterThan(50);
    const missing = calls.filter(({ method, path }) => paths[path]?.[method.toLowerCase()] === undefined);
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('every filter by which the console narrows its lists of records', () => {
    const listed = paths['/api/v1/content/{kind}/findPage']?.['get']?.parameters?.map(({ name }) => name);
    const used = [...CONTENT_KINDS.map(wireKeysOf), EDITIONS_WIRE].flatMap((wire) => Object.values(wire));
    expect([...new Set(used)].filter((name) => listed?.includes(name) !== true)).toEqual([]);
  });
});

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

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
