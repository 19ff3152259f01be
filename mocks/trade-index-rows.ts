import { compositeRisk, riskLevel, type RiskComponentId, type RiskLevel } from '@/domain/indices';
import {
  indexSector,
  type IndexInput,
  type IndexRelease,
  type IndexRow,
  type IndexSector,
  type SectorPerMille,
} from '@/features/trade-index/trade-index-schema';
import { WORLD, type IndexInputId } from '@/pages/console/content/kinds/index-input-schema';
import { leastTrusted, publishedInputs, type PublishedInputs } from './content/kinds/index-inputs';
import { PARTIES } from './data/agreement-applies';
import { indexReleases, riskMethodRecord } from './data/trade/trade-index';
import { frictionCount } from './data/trade/trade-index-counts';

/** The inputs of a country and year. */
export function indexRow(
  inputs: PublishedInputs,
  { country, year, sector }: { country: string; year: number; sector: IndexSector },
): IndexRow {
  const valueOf = (indicator: IndexInputId) => inputs.valueOf(indicator, country, year, sector);
  return {
    country,
    year,
    exportsUsdBn: valueOf('exports'),
    importsUsdBn: valueOf('imports'),
    exportShares: sharesOf(inputs, country, 'exportShare', year),
    importShares: sharesOf(inputs, country, 'importShare', year),
    // India is not a Party: it has no RCEP risk grade.
    risk: PARTIES.includes(country)
      ? {
          tbt: valueOf('tbt'),
          friction: frictionCount(country, year),
          standard: valueOf('standard'),
          legal: valueOf('legal'),
          competition: valueOf('competition'),
          maxCompetition: valueOf('maxCompetition'),
        }
      : null,
  };
}

/** The world's shares of a year; null unless all are published. */
export function worldRow(inputs: PublishedInputs, year: number) {
  const exportShares = sharesOf(inputs, WORLD, 'exportShare', year);
  const importShares = sharesOf(inputs, WORLD, 'importShare', year);
  return exportShares && importShares && { year, exportShares, importShares };
}

/** The shares of the four sectors; null unless all are published. */
function sharesOf(
  inputs: PublishedInputs,
  country: string,
  side: 'exportShare' | 'importShare',
  year: number,
): SectorPerMille | null {
  const shares = indexSector.options.map((sector) => [sector, inputs.valueOf(side, country, year, sector)]);
  return shares.some(([, share]) => share === null) ? null : (Object.fromEntries(shares) as SectorPerMille);
}

/** The indicators of an input; the cases are counted. */
const INDICATORS: Readonly<Record<Exclude<IndexInput['id'], 'friction'>, readonly IndexInputId[]>> = {
  trade: ['exports', 'imports'],
  exportShares: ['exportShare'],
  importShares: ['importShare'],
  tbt: ['tbt'],
  standard: ['standard'],
  legal: ['legal'],
  competition: ['competition'],
  maxCompetition: ['maxCompetition'],
};
const INPUT_IDS = [
  'trade',
  'exportShares',
  'importShares',
  'tbt',
  'friction',
  'standard',
  'legal',
  'competition',
  'maxCompetition',
] as const satisfies readonly IndexInput['id'][];

/** Mark and source of each input; of one with several sources, each of them. */
export const indexInputs = (inputs: PublishedInputs): IndexInput[] =>
  INPUT_IDS.flatMap((id): IndexInput[] =>
    id === 'friction'
      ? [{ id, mark: 'fact', sourceId: 'trade-remedies' }]
      : inputs.sourcesOf(INDICATORS[id]).map((source) => ({ id, ...source })),
  );

const INPUTS_OF: Readonly<Record<IndexRelease['id'], readonly IndexInput['id'][]>> = {
  tc: ['trade'],
  rca: ['exportShares', 'importShares'],
  complementarity: ['exportShares', 'importShares'],
  risk: ['tbt', 'friction', 'standard', 'legal', 'competition', 'maxCompetition'],
};

/** The years with inputs of an index, ascending; counted cases are in every year. */
const yearsOf = (inputs: PublishedInputs, index: IndexRelease['id']): number[] =>
  inputs.yearsOf(INPUTS_OF[index].flatMap((id) => (id === 'friction' ? [] : INDICATORS[id])));

/** The releases with the years and the least trusted mark of their inputs; none of an index without inputs. */
export function releasesNow(inputs: PublishedInputs): IndexRelease[] {
  const marked = indexInputs(inputs);
  return indexReleases.flatMap((release) => {
    const own = INPUTS_OF[release.id];
    const years = yearsOf(inputs, release.id);
    const [firstYear, lastYear] = [years[0], years.at(-1)];
    if (firstYear === undefined || lastYear === undefined) return [];
    const mark = leastTrusted(marked.filter(({ id }) => own.includes(id)).map((input) => input.mark));
    return [{ ...release, firstYear, lastYear, mark }];
  });
}

/** The grade of a country by the risk index of the last year, for electric vehicles; null without a value. */
export function riskLevelOf(country: string): RiskLevel | null {
  const inputs = publishedInputs();
  const year = yearsOf(inputs, 'risk').at(-1);
  const risk = year === undefined ? null : indexRow(inputs, { country, year, sector: 'ev' }).risk;
  if (risk === null) return null;
  const { components, threshold } = riskMethodRecord;
  const weights = Object.fromEntries(components.map(({ id, weight }) => [id, weight]));
  const { value } = compositeRisk(
    components.map((component) => ({ ...component, value: risk[component.id] })),
    weights as Record<RiskComponentId, number>,
  );
  return riskLevel(value, threshold);
}
