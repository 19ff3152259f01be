import { publishedPairs } from '../../content/kinds/pairs';
import { countryRecords } from '../../data/countries';
import { guideOf } from '../../data/countries/country-guides';
import { seriesOf } from '../../data/countries/country-series';
import { sourcesFor } from '../../data/sources';
import { MockFailure } from '../../envelope';
import { findPage, PORTAL_OPERATORS } from '../../search/list-query';
import { portalGet, required, requiredCountry } from '../../portal-conventions';

const known = (code: string): boolean => countryRecords.some((record) => record.code === code);

/** GET country/findPage, country/get, country/findSeries */
export const countryHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/country/findPage', ({ query, locale }) => ({
    ...findPage(countryRecords, query, PORTAL_OPERATORS),
    sources: sourcesFor(['world-factbook'], locale),
  })),

  portalGet('*/rcep-boot/api/v1/portal/country/get', ({ query, locale }) => {
    const code = requiredCountry(query, 'code');
    const guide = guideOf(code, locale);
    if (guide === undefined) throw new MockFailure(9802, '参数验证错误: code，不在16国之内');
    return { ...guide, pairs: publishedPairs(code), sources: sourcesFor(sourceIdsIn(guide), locale) };
  }),

  portalGet('*/rcep-boot/api/v1/portal/country/findSeries', ({ query, locale }) => {
    const requested = required(query, 'codes', /^[A-Z]{2}(,[A-Z]{2}){0,15}$/, '只能为逗号分隔的两位国家代码');
    const codes = [...new Set(requested.split(','))];
    if (!codes.every(known)) throw new MockFailure(9802, '参数验证错误: codes，不在16国之内');
    return {
      rows: codes.map((code) => ({ code, points: seriesOf(code) })),
      sources: sourcesFor(['world-factbook', 'world-bank-gdp', 'world-factbook-gdp'], locale),
    };
  }),
];

/** Every source named by some part of the record. */
function sourceIdsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = 'sourceId' in value && typeof value.sourceId === 'string' ? [value.sourceId] : [];
  return [...own, ...Object.values(value).flatMap(sourceIdsIn)];
}
