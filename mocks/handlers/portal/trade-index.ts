import { indexSector, type IndexSector, type IndexInfo } from '@/pages/portal/trade-index/trade-index-schema';
import { countryRecords } from '../../data/countries';
import { sourcesFor } from '../../data/sources';
import { publishedInputs } from '../../content/kinds/index-inputs';
import { indexRevisions, riskMethodRecord } from '../../data/trade/trade-index';
import { indexInputs, indexRow, releasesNow, worldRow } from '../../trade-index-rows';
import { MockFailure } from '../../envelope';
import { pick } from '../../locale';
import { portalGet } from '../../portal-conventions';

/** GET index/getIndexInfo */
export const tradeIndexHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/index/getIndexInfo', ({ query, locale }): IndexInfo => {
    const sector = sectorOf(query);
    const years = yearsOf(query);
    const countries = countriesOf(query);
    const rows = countries.flatMap((country) => years.map((year) => indexRow(country, year, sector)));
    const inputs = indexInputs();
    return {
      sector,
      releases: releasesNow(inputs),
      revisions: indexRevisions.map((revision) => ({
        ...revision,
        text: pick(revision.text, locale),
        mark: 'sample' as const,
      })),
      method: riskMethodRecord,
      inputs,
      world: years.flatMap((year) => worldRow(year) ?? []),
      total: rows.length,
      rows,
      sources: sourcesFor(
        inputs.map((input) => input.sourceId),
        locale,
      ),
    };
  }),
];

function sectorOf(query: URLSearchParams): IndexSector {
  const requested = query.get('sector') ?? '';
  const sector = indexSector.options.find((id) => id === (requested || 'ev'));
  if (sector === undefined) throw new MockFailure(9802, '参数验证错误: sector，没有这个行业');
  return sector;
}

/** The requested year; one without data has no rows. */
function yearsOf(query: URLSearchParams): number[] {
  const requested = query.get('year') ?? '';
  const years = publishedInputs().yearsOf();
  if (requested === '') return years;
  if (!/^\d{4}$/.test(requested)) throw new MockFailure(9802, '参数验证错误: year，只能为四位年份');
  return years.filter((year) => String(year) === requested);
}

function countriesOf(query: URLSearchParams): string[] {
  const requested = query.get('country_IN') ?? '';
  const all = countryRecords.map(({ code }) => code);
  return requested === '' ? all : all.filter((country) => requested.split(',').includes(country));
}
