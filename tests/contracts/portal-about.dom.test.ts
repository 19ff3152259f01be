import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Holding } from '@/features/sources/sources-schema';
import { HOLDINGS } from '@/pages/portal/about/holdings';
import { LANGUAGES } from '@/shared/i18n/languages';
import { useApiServer } from '../support/api-server';
import { requestPortal } from '../support/request-mocks';

useApiServer();

/** Rows of the about page by the id under which source/findPage, and with it the footer, names the same holding. */
const SERVED_AS = {
  vietnamTariff: 'tariff-vn',
  vietnamYearly: 'tariff-vn-years',
  japanTariff: 'tariff-jp',
  koreaTariff: 'tariff-kr',
  psrHs2022: 'rules-of-origin-2022',
  appendices: 'tariff-differential-appendices',
  hsCodes: 'hs-codes',
  remedies: 'trade-remedies',
  trade: 'countries',
  standards: 'standards',
  standardsJis: 'standards-jis',
  standardsAdoption: 'standards-adoption',
  standardsLimits: 'standards-limits',
  laws: 'laws',
};

interface AboutTexts {
  data: { rows: Record<string, { source: string }>; licence: Record<string, string> };
}
interface UiTexts {
  source: { publisher: string };
}

describe('the about page and source/findPage', () => {
  it('name the same dates where it names the holding', async () => {
    const { rows } = await requestPortal<{ rows: Holding[] }>('source/findPage?pageSize=100');
    const served = new Map(rows.map(({ id, source }) => [id, source.asOf]));
    const shown = new Map<string, string>(HOLDINGS.map(({ id, asOf }) => [id, asOf]));
    expect(Object.keys(SERVED_AS).map((id) => [id, shown.get(id)])).toEqual(
      Object.entries(SERVED_AS).map(([id, servedAs]) => [id, served.get(servedAs)]),
    );
  });

  it.each(LANGUAGES)('name the sources alike, each in the language of the page: %s', async (language) => {
    const textsOf = (area: string): unknown =>
      JSON.parse(readFileSync(`src/shared/i18n/locales/${language}/${area}.json`, 'utf8'));
    const { data } = textsOf('about') as AboutTexts;
    const { source: words } = textsOf('ui') as UiTexts;
    const { rows } = await requestPortal<{ rows: Holding[] }>('source/findPage?pageSize=100', language);
    for (const [id, servedAs] of Object.entries(SERVED_AS)) {
      const source = rows.find((row) => row.id === servedAs)?.source;
      const by = source?.publisher ? words.publisher.replace('{{publisher}}', source.publisher) : '';
      expect(source?.title.lang, id).toBe(language);
      expect(data.rows[id]?.source, id).toBe(`${source?.title.text}${by}`);
    }
  });
});

it('the about page names the licence of the outlines of the maps', () => {
  const { license } = JSON.parse(
    readFileSync('node_modules/@surbowl/world-geo-json-zh/package.json', 'utf8'),
  ) as { license: string };
  expect(license).toBe('Unlicense');
  expect(HOLDINGS.find(({ id }) => id === 'map')?.licence).toBe('unlicense');
});
