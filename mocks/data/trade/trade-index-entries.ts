import { indexSector } from '@/features/trade-index/trade-index-schema';
import { WORLD, INDEX_INPUTS, type IndexInputId } from '@/pages/console/content/kinds/index-input-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import type { SectorId } from '@/shared/routing/sector-ids';
import { sourceEntries } from '../source-entries';
import { tbtCount } from './trade-index-counts';
import { sampleScores, sampleShares } from './trade-index-samples';
import { INDEX_YEARS, tradeByYear } from './trade-index-trade';

/** One figure the indices are calculated from; `sector` is null if it is the same in all. */
export interface IndexEntry {
  indicator: IndexInputId;
  country: string;
  year: number;
  sector: SectorId | null;
  value: number;
  source: string;
  asOf: string;
  mark: RecordMark;
}

/** The id of an entry in the sample data: `exports-CN-2024`, `standard-ev-CN-2024`. */
export const entryId = ({
  indicator,
  sector,
  country,
  year,
}: Pick<IndexEntry, 'indicator' | 'sector' | 'country' | 'year'>): string =>
  [indicator, sector, country, year].filter((part) => part !== null).join('-');

const SOURCES: Readonly<Record<IndexInputId, string>> = {
  exports: 'world-factbook-years',
  imports: 'world-factbook-years',
  exportShare: 'sample-indices',
  importShare: 'sample-indices',
  tbt: 'tbt-kats',
  standard: 'sample-indices',
  legal: 'sample-indices',
  competition: 'sample-indices',
  maxCompetition: 'sample-indices',
};

/** All figures of the sample data; those without a value have no entry. */
export function indexEntries(): IndexEntry[] {
  const indicators = Object.keys(INDEX_INPUTS) as IndexInputId[];
  return indicators.flatMap((indicator) => {
    const { isBySector } = INDEX_INPUTS[indicator];
    const isShare = indicator === 'exportShare' || indicator === 'importShare';
    const countries = [...Object.keys(tradeByYear), ...(isShare ? [WORLD] : [])];
    const sectors = isBySector ? indexSector.options : [null];
    return countries.flatMap((country) =>
      INDEX_YEARS.flatMap((year) =>
        sectors.flatMap((sector) => {
          const value = valueOf(indicator, country, year, sector);
          return value === null ? [] : [{ indicator, country, year, sector, value, ...sourceOf(indicator) }];
        }),
      ),
    );
  });
}

function sourceOf(indicator: IndexInputId): Pick<IndexEntry, 'source' | 'asOf' | 'mark'> {
  const source = SOURCES[indicator];
  const entry = sourceEntries[source];
  if (entry === undefined) throw new Error(`No source record for "${source}"`);
  return { source, asOf: entry.asOf, mark: entry.mark };
}

function valueOf(indicator: IndexInputId, country: string, year: number, sector: SectorId | null) {
  const [exported, imported] = tradeByYear[country]?.[year - INDEX_YEARS[0]] ?? [null, null];
  switch (indicator) {
    case 'exports':
      return exported;
    case 'imports':
      return imported;
    case 'exportShare':
      return sector === null ? null : sampleShares(country, 'exported', year)[sector];
    case 'importShare':
      return sector === null ? null : sampleShares(country, 'imported', year)[sector];
    case 'tbt':
      return tbtCount(country, year);
    case 'standard':
    case 'legal':
    case 'competition':
    case 'maxCompetition':
      // The legal score is the same in all sectors.
      return sampleScores(country, sector ?? 'ev', year)?.[indicator] ?? null;
  }
}
