import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CountryGuide } from '@/features/countries/guide/country-guide-schema';
import type { LawAnswer } from '@/features/laws/laws-schema';
import type { TradeDataPage } from '@/pages/portal/data-view/trade-data-schema';
import type { SourceRecord } from '@/shared/api/record-schema';
import { LANGUAGES } from '@/shared/i18n/languages';
import { laws } from '../../mocks/data/laws';
import { requestPortal } from '../support/request-mocks';

const law = async (id: string) => (await requestPortal<LawAnswer>(`law/get?id=${id}`)).law;
const textsOf = (area: string, language: string) =>
  readFileSync(`src/shared/i18n/locales/${language}/${area}.json`, 'utf8');

describe('laws', () => {
  it('F3: the decree that lets RCEP apply to Myanmar is listed, unchecked, with where it was seen', async () => {
    expect(await law('vn-law-7')).toMatchObject({
      number: { text: '84/2023/ND-CP' },
      steps: [{ kind: 'dated', date: '2023-12-01' }],
      readIn: { text: 'LuatVietnam 和 LawNet 的网页' },
      mark: 'unchecked',
    });
  });

  it('F3: so is the circular that holds the rules in HS 2022', async () => {
    expect(await law('vn-law-8')).toMatchObject({
      number: { text: '32/2022/TT-BCT' },
      steps: [{ date: '2022-11-18' }, { date: '2023-01-01' }],
      mark: 'fact',
    });
  });

  it('M6: no law names a last day that its source does not', () => {
    const dated = laws.filter(({ until }) => until !== null).map(({ id }) => id);
    expect(dated).not.toEqual(expect.arrayContaining(['in-law-2']));
    expect(dated).not.toEqual(expect.arrayContaining(['id-law-2']));
    const glass = laws.find(({ id }) => id === 'in-law-2');
    expect(JSON.stringify(glass)).not.toMatch(/六个月|six months|2025-06-03/);
  });
});

describe('what is wrong in a source is not repeated as a fact', () => {
  it('F12: 8702.30 is spark-ignition in English, in our words', async () => {
    const { rows } = await requestPortal<{ rows: { name: { text: string; mark: string } }[] }>(
      'sector/findCodes?sector=ev&from=CN&to=VN&q=870230',
      'en',
    );
    expect(rows[0]?.name.text).toContain('spark-ignition');
    expect(rows[0]?.name.mark).toBe('unchecked');
    const diesel = await requestPortal<{ rows: { name: { text: string; mark: string } }[] }>(
      'sector/findCodes?sector=ev&from=CN&to=VN&q=870220',
      'en',
    );
    expect(diesel.rows[0]?.name).toMatchObject({
      mark: 'fact',
      text: expect.stringContaining('compression'),
    });
  });

  it('the inflation of Thailand is not in the data', async () => {
    const { inflation } = await requestPortal<CountryGuide>('country/get?code=TH');
    expect(inflation).toEqual([]);
  });
});

describe('sources', () => {
  it('M5: GDP of 2024 has a source of its own', async () => {
    const page = await requestPortal<TradeDataPage>('tradeData/findPage?pageSize=200');
    const used = new Map(page.sources.map((source) => [source.id, source.title.text]));
    const of2024 = page.rows.filter((row) => row.year === 2024 && row.gdpUsdBn !== null);
    expect(of2024.length).toBeGreaterThan(10);
    for (const row of of2024) expect(used.get(row.gdpSourceId ?? ''), row.country).toMatch(/^国内生产总值/);
  });

  it.each(LANGUAGES)('M10: our own lists say that this site made them, in %s', async (language) => {
    const { sources } = await requestPortal<{ sources: SourceRecord[] }>('law/findPage', language);
    const cases = await requestPortal<{ sources: SourceRecord[] }>('riskCase/findPage', language);
    for (const source of [...sources, ...cases.sources])
      expect(`${source.publisher}${source.title.text}`, source.id).toMatch(
        /本站汇集|compiled by this site|本サイト編集|이 사이트 정리|trang web này tập hợp|disusun oleh laman ini/,
      );
  });
});

describe.each(LANGUAGES)('sentences of the site, %s', (language) => {
  it('F7: home promises the codes that are in the data, counted, not whole tariffs', () => {
    const home = textsOf('home', language);
    expect(home).toMatch(/"emptyNext(_other)?": "[^"]*\{\{count, number\}\}/);
    expect(home).not.toMatch(
      /整套|full tariff lines|全品目を収録|전체 세번|toàn bộ dòng thuế|Semua baris tarif/,
    );
  });

  it('F9: home promises no full texts of laws', () => {
    const { laws: part } = JSON.parse(textsOf('home', language)) as { laws: { lead: string } };
    expect(part.lead).not.toMatch(/全文|full text|전문|toàn văn|teks penuh/i);
  });

  it('F10: home promises no tax systems', () => {
    const { countries } = JSON.parse(textsOf('home', language)) as { countries: { lead: string } };
    expect(countries.lead).not.toMatch(/税制|\btax\b|세제|chính sách thuế|, thuế,|cukai/i);
  });

  it('M13: the order of the columns of Viet Nam is no longer called unchecked', () => {
    const about = JSON.parse(textsOf('about', language)) as {
      data: { rows: Record<string, { note?: string }> };
    };
    expect(about.data.rows['vietnamTariff']?.note).toBeUndefined();
  });

  it('the legend of the map names the maps its outlines follow', () => {
    const { schematic } = JSON.parse(textsOf('map', language)) as { schematic: string };
    for (const number of ['GS(2023)2767', 'GS京(2022)1061', 'GS(2021)5443'])
      expect(schematic).toContain(number);
  });
});
