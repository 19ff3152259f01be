import { describe, expect, it } from 'vitest';
import { countryWords } from '@/features/site-search/local/country-names';
import { findCountries, findLocal, findPages, localEntry } from '@/features/site-search/local/local-search';
import type { LocalEntry } from '@/features/site-search/local/local-search';
import { choicesOf, MOST_OF_A_KIND } from '@/features/site-search/dialog/search-choices';
import { placeAfter } from '@/shared/ui/fields/place-after';
import { readWords } from '@/features/site-search/local/read-words';
import { kindsFor } from '@/features/site-search/dialog/search-entry';
import type { SearchEntry } from '@/features/site-search/dialog/search-entry';
import { searchText } from '@/features/site-search/local/search-text';
import type { SiteSearch } from '@/features/site-search/use-site-search';

const local = (id: string, title: string, ...words: string[]): LocalEntry =>
  localEntry({ kind: 'page', id, title, address: `/home/${id}` }, [title, ...words]);
const ENTRIES = [
  local('tax', '税率及原产地规则查询', '关税', 'Tariff rates and rules of origin', 'xuất xứ', 'đầu tư'),
  local('law', '合规服务', '法律', '关于关税的法律'),
  local('news', '新闻资讯', '关税新闻'),
];
const idsFor = (text: string) => findLocal(ENTRIES, text).map(({ id }) => id);

describe('pages and countries', () => {
  it.each([
    ['the title begins with it', '税率', ['tax']],
    ['the title holds it', '原产地', ['tax']],
    ['a word begins with it, before those that hold it', '关税', ['tax', 'news', 'law']],
    ['all words somewhere, in any order', 'origin tariff', ['tax']],
    ['case and accents do not matter', 'XUAT XU', ['tax']],
    ['nor the Vietnamese d', 'dau tu', ['tax']],
    ['one Chinese sign is a word', '税', ['tax', 'law', 'news']],
    ['one Latin letter is too little', 't', []],
    ['Latin words where they begin only', 'gin', []],
    ['nowhere', '咖啡', []],
  ])('are found: %s', (_title, text, ids) => {
    expect(idsFor(text)).toEqual(ids);
  });
});

describe('words of several kinds together', () => {
  const country = (code: string, title: string): LocalEntry =>
    localEntry(
      { kind: 'country', id: code, title, address: `/home/nationGuide?country=${code}` },
      countryWords(code),
    );
  const COUNTRIES = [country('ID', '印度尼西亚'), country('IN', '印度'), country('KR', '韩国')];
  const countriesFor = (text: string) => findCountries(COUNTRIES, text, readWords(text)).map(({ id }) => id);
  const pagesFor = (text: string) => findPages(ENTRIES, text, readWords(text)).map(({ id }) => id);

  it.each([
    ['印度', ['IN', 'ID']],
    ['印尼', ['ID']],
    ['南韩', ['KR']],
    ['韩国 850760', ['KR']],
    ['印度 印尼 850760', ['IN', 'ID']],
    ['850760', []],
    ['MADE IN CHINA', []],
    ['CN KR 850760', ['KR']],
  ])('%s names the countries %j', (text, codes) => expect(countriesFor(text)).toEqual(codes));

  it('find pages by what is not a country', () => {
    expect(pagesFor('印度 关税')).toEqual(['tax', 'news', 'law']);
    expect(pagesFor('印度 850760')).toEqual([]);
  });
});

describe('what was typed', () => {
  it.each([
    ['full-width digits', '８５０７．６０', '8507.60'],
    ['an ideographic space', '越南　反倾销', '越南 反倾销'],
    ['signs that cannot be seen', '\u200bRCEP\u200e', 'RCEP'],
    ['spaces around and between', '  a   b ', 'a b'],
    ['a long text is cut', 'x'.repeat(500), 'x'.repeat(100)],
  ])('is read: %s', (_title, typed, text) => {
    expect(searchText(typed)).toBe(text);
  });

  it('puts codes first where it is digits', () => {
    expect(kindsFor('8507.60')[0]).toBe('hs');
    expect(kindsFor('8507 60')[0]).toBe('hs');
    expect(kindsFor('GB/T 4100')[0]).toBe('page');
    expect(kindsFor('8507')).toHaveLength(kindsFor('x').length);
  });
});

describe('the choices of the list', () => {
  const entry = (id: string): SearchEntry => ({ kind: 'law', id, title: id, address: `/home/${id}` });
  const found = (entries: SearchEntry[]): SiteSearch => ({
    groups: [{ kind: 'law', total: entries.length, entries, sources: [] }],
    sources: [],
    total: entries.length,
    isPending: false,
    unknown: [],
    failed: { records: false, codes: false, retry: () => {} },
  });

  it('are a few of each kind and the way to all', () => {
    const many = Array.from({ length: 9 }, (_, index) => entry(`l${index}`));
    const choices = choicesOf('法律', found(many), ['before']);
    expect(choices).toHaveLength(MOST_OF_A_KIND + 1);
    expect(choices.at(-1)).toEqual({ kind: 'all', address: '/home/search?q=%E6%B3%95%E5%BE%8B' });
  });

  it('lead outside, or to themselves among all results, where the site has no page of them', () => {
    const outside: SearchEntry = {
      ...entry('GB 1'),
      kind: 'standard',
      address: null,
      url: 'https://example.cn/1',
    };
    const alone: SearchEntry = { ...entry('GB 2'), kind: 'standard', address: null };
    const [first, second] = choicesOf('GB', found([outside, alone]), []);
    expect(first).toMatchObject({ url: 'https://example.cn/1' });
    expect(second).toMatchObject({ address: '/home/search?q=GB+2&kind=standard' });
    expect(second).not.toHaveProperty('url');
  });

  it('are nothing where nothing was found, and what was searched before where nothing was typed', () => {
    expect(choicesOf('x', found([]), ['before'])).toEqual([]);
    expect(choicesOf('', found([entry('a')]), ['before'])).toEqual([{ kind: 'recent', text: 'before' }]);
  });

  it('close into a ring with the box', () => {
    expect([placeAfter(-1, 1, 2), placeAfter(1, 1, 2), placeAfter(-1, -1, 2), placeAfter(0, -1, 2)]).toEqual([
      0, -1, 1, -1,
    ]);
    expect(placeAfter(-1, 1, 0)).toBe(-1);
  });
});
