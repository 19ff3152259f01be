import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { countryNamed, countryOfCode, countryWords } from '@/features/site-search/local/country-names';
import { pairEntry } from '@/features/site-search/local/pair-entry';
import { readWords, textsForCodes } from '@/features/site-search/local/read-words';
import { folded } from '@/features/site-search/local/search-text';
import { LANGUAGES } from '@/shared/i18n/languages';
import { PLACE_NAMES } from '../../../../../mocks/data/countries/country-names';

describe('a search is taken apart', () => {
  it.each([
    ['越南 850760', ['VN'], '850760', '850760'],
    ['越南850760', ['VN'], '850760', '850760'],
    ['850760 Viet Nam', ['VN'], '850760', '850760'],
    ['日本 越南 9406.20', ['JP', 'VN'], '9406.20', '940620'],
    ['Republic of Korea 8507 60', ['KR'], '8507 60', '850760'],
    ['CN VN HS 85076000', ['CN', 'VN'], '85076000', '85076000'],
    ['越南 越南 850760', ['VN'], '850760', '850760'],
    ['印尼 锂电池', ['ID'], '锂电池', null],
    ['베트남 반덤핑', ['VN'], '반덤핑', null],
    ['HS 8507', [], '8507', null],
    ['HS编码 850760', [], '850760', '850760'],
    ['CN Japan 850760', ['CN', 'JP'], '850760', '850760'],
    ['越南 8507', ['VN'], '8507', null],
    ['越南', ['VN'], '', null],
    ['タイル', [], 'タイル', null],
    ['in my shirt', [], 'in my shirt', null],
    ['MADE IN CHINA', ['CN'], 'MADE IN', null],
    ['STEEL PIPE IN COIL', [], 'STEEL PIPE IN COIL', null],
    ['850760 IN JAPAN', ['JP'], '850760 IN', null],
    ['PH METER', [], 'PH METER', null],
    ['CN 8507', [], 'CN 8507', null],
    ['constructor 850760', [], 'constructor 850760', null],
    ['thép hộp chữ nhật', [], 'thép hộp chữ nhật', null],
    ['chất thải nhựa', [], 'chất thải nhựa', null],
    ['lao động', [], 'lao động', null],
    ['lao dong', [], 'lao dong', null],
    ['trạng thái', [], 'trạng thái', null],
    ['sinh thái', [], 'sinh thái', null],
    ['trang thai', [], 'trang thai', null],
    ['nhất', [], 'nhất', null],
    ['ức gà', [], 'ức gà', null],
    ['uc ga', [], 'uc ga', null],
    ['thép Nhật Bản', ['JP'], 'thép', null],
    ['thep nhat ban', ['JP'], 'thep', null],
    ['THÁI LAN 850760', ['TH'], '850760', '850760'],
    ['Úc Lào 850760', ['AU', 'LA'], '850760', '850760'],
    ['GB/T 4100-2015', [], 'GB/T 4100-2015', null],
    ['2026年', [], '2026年', null],
    ['越南 2023 2024', ['VN'], '2023 2024', null],
    ['2023-2026', [], '2023-2026', null],
    ['2009 89', [], '2009 89', '200989'],
    ['20239000', [], '20239000', '20239000'],
  ])('%s', (text, countries, rest, code) => expect(readWords(text)).toEqual({ countries, rest, code }));
});

describe('countries by their names', () => {
  it.each([
    ['印尼', 'ID'],
    ['南韩', 'KR'],
    ['South Korea', 'KR'],
    ['korea', 'KR'],
    ['한국', 'KR'],
    ['Han Quoc', 'KR'],
    ['ビルマ', 'MM'],
    ['Burma', 'MM'],
    ['豪州', 'AU'],
    ['澳洲', 'AU'],
    ['纽西兰', 'NZ'],
    ['Vietnam', 'VN'],
    ['Kampuchea', 'KH'],
    ['Filipina', 'PH'],
    ['싱가폴', 'SG'],
    ['VN', null],
    ['Hán Quôc', null],
    ['火星', null],
  ])('%s is %s', (name, code) => expect(countryNamed(name)).toBe(code));

  it.each([
    ['VN', 'VN'],
    ['vn', null],
    ['XX', null],
    ['IN', null],
  ])('the code %s is %s', (word, code) => expect(countryOfCode(word)).toBe(code));

  it.each(LANGUAGES)('every name on screen is known: %s', (language) => {
    const names = JSON.parse(
      readFileSync(`src/shared/i18n/locales/${language}/countries.json`, 'utf8'),
    ) as Record<string, string>;
    for (const code of COUNTRY_CODES) expect(countryWords(code)).toContain(names[code]);
  });

  it('every name that the mock server shows is known', () => {
    for (const code of COUNTRY_CODES)
      expect(countryWords(code), code).toEqual(
        expect.arrayContaining(Object.values(PLACE_NAMES[code] ?? {})),
      );
  });

  it('no name means two countries, with its accents or without', () => {
    for (const code of COUNTRY_CODES)
      for (const name of countryWords(code).filter((word) => word !== code)) {
        expect(countryNamed(name), name).toBe(code);
        expect([code, null], name).toContain(countryNamed(folded(name)));
      }
  });
});

describe('codes are requested', () => {
  it.each([
    [
      'by the whole text, then by what is no country',
      'china wash basins',
      ['china wash basins', 'wash basins'],
    ],
    ['by the digits where a code was typed', '越南 HS 850760', ['850760']],
  ])('%s', (_title, text, requested) => expect(textsForCodes(text)).toEqual(requested));
});

describe('the tariff question of a code and countries', () => {
  const t = (key: string, values?: Readonly<Record<string, unknown>>) =>
    values ? `${key} ${Object.values(values).join(' ')}` : key;
  const requested = (text: string) => pairEntry(readWords(text), t);

  it('is one into a country, or from one to another', () => {
    expect(requested('越南 850760')?.address).toBe('/home/taxOriginSearch?hs=850760&to=VN');
    expect(requested('日本 越南 85076000')?.address).toBe('/home/taxOriginSearch?hs=850760&from=JP&to=VN');
    expect(requested('日本 越南 850760')?.title).toBe(
      'search:question.pair 8507.60 countries:JP countries:VN',
    );
  });

  it.each(['850760', '越南', '越南 8507', '越南 锂电池', '越南 反倾销 850760'])(
    'is not asked by %s',
    (text) => expect(requested(text)).toBeNull(),
  );
});
