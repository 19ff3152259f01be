import { indexSector, type IndexSector, type IndexInfo } from '@/features/trade-index/trade-index-schema';
import { publishedInputs } from '../../content/kinds/index-inputs';
import { MockFailure } from '../../envelope';
import { INDEX_COUNTRIES, indexInfoAsSent } from '../../sent/index-sent';
import { portalGet } from '../../portal-conventions';

/** GET index/getIndexInfo */
export const tradeIndexHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/index/getIndexInfo', ({ query, locale }): IndexInfo => {
    const sector = sectorOf(query);
    const inputs = publishedInputs();
    const years = yearsOf(query, inputs.yearsOf());
    return indexInfoAsSent(inputs, { sector, years, countries: countriesOf(query) }, locale);
  }),
];

function sectorOf(query: URLSearchParams): IndexSector {
  const requested = query.get('sector') ?? '';
  const sector = indexSector.options.find((id) => id === (requested || 'ev'));
  if (sector === undefined) throw new MockFailure(9802, '参数验证错误: sector，没有这个行业');
  return sector;
}

/** The requested year; one without data has no rows. */
function yearsOf(query: URLSearchParams, years: number[]): number[] {
  const requested = query.get('year') ?? '';
  if (requested === '') return years;
  if (!/^\d{4}$/.test(requested)) throw new MockFailure(9802, '参数验证错误: year，只能为四位年份');
  return years.filter((year) => String(year) === requested);
}

function countriesOf(query: URLSearchParams): readonly string[] {
  const requested = query.get('country_IN') ?? '';
  return requested === ''
    ? INDEX_COUNTRIES
    : INDEX_COUNTRIES.filter((country) => requested.split(',').includes(country));
}
