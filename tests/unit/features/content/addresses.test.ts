import { expect, it } from 'vitest';
import { portalAddressOf } from '@/features/content/portal-address';
import { consoleAddressAt } from '@/features/content/console-address';

it.each([
  ['law', 'vn-law-1', {}, '/home/lawService/details/vn-law-1'],
  ['news', 'n 1', {}, '/home/newsDetails/details/n%201'],
  ['riskCase', 'c', {}, '/home/riskCase/riskCaseDetails/c'],
  ['standard', 'gb-175-2023', {}, '/home/standard/details/gb-175-2023'],
  ['riskWarning', 'w', { importer: 'ID' }, '/home/riskCase?tab=warnings&importer=ID'],
  ['pair', 'VN-JP', { importer: 'VN', exporter: 'JP' }, '/home/serviceGuide?from=JP&to=VN'],
  ['source', 's', {}, '/home/about?section=data'],
  ['indexInput', 'i', { country: 'CN', year: 2018 }, '/home/tradeIndex?country=CN&year=2018'],
  ['synonym', 's1', {}, null],
])('where visitors see a record: %s %s', (kind, id, values, address) => {
  expect(portalAddressOf(kind, id, values)).toBe(address);
});

it.each([
  ['/home/lawService/details/vn-law-1', '', 'law', '/content/law?record=vn-law-1'],
  ['/home/newsDetails/details/n%201', '', 'news', '/content/news?record=n+1'],
  ['/home/riskCase/riskCaseDetails/c', '', 'riskCase', '/content/riskCase?record=c'],
  ['/home/standard/details/gb-175-2023', '', 'standard', '/content/standard?record=gb-175-2023'],
  ['/home/taxOriginSearch', '?hs=940620&from=JP&to=VN', 'edition', '/content/edition?edition=VN'],
  ['/home/serviceGuide', '?from=JP&to=VN', 'pair', '/content/pair?record=VN-JP'],
  ['/home/tradeIndex', '?country=CN&year=2018', 'indexInput', '/content/indexInput?country=CN&year=2018'],
  ['/home/riskCase', '?tab=warnings&importer=ID', 'riskWarning', '/content/riskWarning?importer=ID'],
  ['/home/about', '?section=data', 'source', '/content/source'],
])('where staff edit what is at %s%s', (pathname, search, kind, address) => {
  expect(consoleAddressAt(pathname, new URLSearchParams(search))).toEqual({ kind, address });
});

it.each([
  ['/home', ''],
  ['/home/taxOriginSearch', '?hs=940620'],
  ['/home/serviceGuide', '?to=VN'],
  ['/home/riskCase', ''],
  ['/home/about', '?section=api'],
])('nowhere for %s%s', (pathname, search) => {
  expect(consoleAddressAt(pathname, new URLSearchParams(search))).toBeNull();
});
