import {
  indexSector,
  type IndexSector,
  type IndexInfo,
  type IndexRow,
} from '@/pages/portal/trade-index/trade-index-schema';
import { sourcesFor } from '../../data/sources';
import { indexInputs, indexReleases, indexRevisions, riskMethodRecord } from '../../data/trade/trade-index';
import { frictionCount, tbtCount } from '../../data/trade/trade-index-counts';
import { sampleScores, sampleShares } from '../../data/trade/trade-index-samples';
import { INDEX_YEARS, tradeByYear } from '../../data/trade/trade-index-trade';
import { MockFailure } from '../../envelope';
import { pick } from '../../locale';
import { portalGet } from '../../portal-conventions';

/** GET index/getIndexInfo */
export const tradeIndexHandlers = [
  portalGet('*/rcep-boot/api/v1/portal/index/getIndexInfo', ({ query, locale }): IndexInfo => {
    const sector = sectorOf(query);
    const years = yearsOf(query);
    const countries = countriesOf(query);
    const rows = countries.flatMap((country) => years.map((year) => rowFor(country, year, sector)));
    return {
      sector,
      releases: indexReleases,
      revisions: indexRevisions.map((revision) => ({
        ...revision,
        text: pick(revision.text, locale),
        mark: 'sample' as const,
      })),
      method: riskMethodRecord,
      inputs: indexInputs,
      world: years.map((year) => ({
        year,
        exportShares: sampleShares('world', 'exported', year),
        importShares: sampleShares('world', 'imported', year),
      })),
      total: rows.length,
      rows,
      sources: sourcesFor(
        indexInputs.map((input) => input.sourceId),
        locale,
      ),
    };
  }),
];

function rowFor(country: string, year: number, sector: IndexSector): IndexRow {
  const [exportsUsdBn, importsUsdBn] = tradeByYear[country]?.[year - INDEX_YEARS[0]] ?? [null, null];
  const scores = sampleScores(country, sector, year);
  return {
    country,
    year,
    exportsUsdBn,
    importsUsdBn,
    exportShares: sampleShares(country, 'exported', year),
    importShares: sampleShares(country, 'imported', year),
    // India is not a Party: it has no RCEP risk grade.
    risk: scores && { tbt: tbtCount(country, year), friction: frictionCount(country, year), ...scores },
  };
}

function sectorOf(query: URLSearchParams): IndexSector {
  const requested = query.get('sector') ?? '';
  const sector = indexSector.options.find((id) => id === (requested || 'ev'));
  if (sector === undefined) throw new MockFailure(9802, '参数验证错误: sector，没有这个行业');
  return sector;
}

/** The requested year; one without data has no rows. */
function yearsOf(query: URLSearchParams): number[] {
  const requested = query.get('year') ?? '';
  if (requested === '') return [...INDEX_YEARS];
  if (!/^\d{4}$/.test(requested)) throw new MockFailure(9802, '参数验证错误: year，只能为四位年份');
  return INDEX_YEARS.filter((year) => String(year) === requested);
}

function countriesOf(query: URLSearchParams): string[] {
  const requested = query.get('country_IN') ?? '';
  const all = Object.keys(tradeByYear);
  return requested === '' ? all : all.filter((country) => requested.split(',').includes(country));
}
