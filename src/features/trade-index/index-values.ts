import {
  complementarity,
  complementarityIndex,
  compositeRisk,
  revealedComparativeAdvantage,
  tradeCompetitiveness,
  type CompositeRisk,
  type RcaInputs,
  type RiskComponentId,
} from '@/domain/indices';
import type { SectorId } from '@/shared/routing/paths';
import { GOODS_GROUPS, goodsShares, type GoodsGroup } from './goods-shares';
import type { IndexId, IndexInfo, IndexRow } from './trade-index-schema';

/** Weights of the risk index by component. */
export type RiskWeights = Record<RiskComponentId, number>;

/** The total of which the sector shares are parts. */
const PER_MILLE = 1000;

/** The inputs of a country and year; undefined if the answer has no such row. */
export function rowOf(info: IndexInfo, country: string, year: number): IndexRow | undefined {
  return info.rows.find((row) => row.country === country && row.year === year);
}

/** The flows behind the RCA of a country in a sector, per 1,000 of all trade; null without a row or shares. */
export function rcaInputs(
  info: IndexInfo,
  side: 'exportShares' | 'importShares',
  { country, year, sector }: { country: string; year: number; sector: SectorId },
): RcaInputs | null {
  const own = rowOf(info, country, year)?.[side];
  const world = info.world.find((row) => row.year === year)?.[side];
  if (!own || !world) return null;
  return { xij: own[sector], xi: PER_MILLE, xwj: world[sector], xw: PER_MILLE };
}

/** The RCA of a country in a sector by exports or by imports; null if an input is missing. */
export function rcaOf(...args: Parameters<typeof rcaInputs>): number | null {
  const inputs = rcaInputs(...args);
  return inputs && revealedComparativeAdvantage(inputs);
}

/**
 * Complementarity of an exporter and an importer in one sector; null if an RCA is missing, or for one country twice.
 */
export function sectorComplementarity(
  info: IndexInfo,
  {
    exporter,
    importer,
    year,
    sector,
  }: { exporter: string; importer: string; year: number; sector: SectorId },
): number | null {
  if (exporter === importer) return null;
  return complementarity(
    rcaOf(info, 'exportShares', { country: exporter, year, sector }),
    rcaOf(info, 'importShares', { country: importer, year, sector }),
  );
}

/**
 * One group of goods in the trade of a pair: its shares (0 to 1) of the exporter's exports and of the importer's
 * imports.
 */
export interface PairGoods {
  group: GoodsGroup;
  exportShare: number;
  importShare: number;
}

/**
 * All goods of a pair once: the four sectors, then the rest; null for one country twice and for missing or invalid
 * shares.
 */
export function pairGoods(
  info: IndexInfo,
  { exporter, importer, year }: { exporter: string; importer: string; year: number },
): PairGoods[] | null {
  const exported = rowOf(info, exporter, year)?.exportShares;
  const imported = rowOf(info, importer, year)?.importShares;
  if (!exported || !imported || exporter === importer) return null;
  const [sold, bought] = [goodsShares(exported), goodsShares(imported)];
  if (sold === null || bought === null) return null;
  return GOODS_GROUPS.map((group) => ({ group, exportShare: sold[group], importShare: bought[group] }));
}

/** The complementarity index of a pair over all goods: the four sectors and the rest as the fifth group. */
export function pairComplementarity(...args: Parameters<typeof pairGoods>): number | null {
  const goods = pairGoods(...args);
  return goods && complementarityIndex(goods);
}

/** The composite risk of a market with its explanation; null for a country without a grade. `weights` replaces the method's. */
export function riskOf(
  info: IndexInfo,
  country: string,
  year: number,
  weights: RiskWeights = methodWeights(info),
): CompositeRisk | null {
  const values = rowOf(info, country, year)?.risk;
  if (!values) return null;
  const components = info.method.components.map((component) => ({
    ...component,
    value: values[component.id],
  }));
  return compositeRisk(components, weights);
}

/** The weights of the released method. */
export function methodWeights(info: IndexInfo): RiskWeights {
  const none: RiskWeights = { tbt: 0, friction: 0, standard: 0, legal: 0, competition: 0, maxCompetition: 0 };
  return { ...none, ...Object.fromEntries(info.method.components.map(({ id, weight }) => [id, weight])) };
}

/** The input of a figure of an index. `subject` is the exporter if the index is of a pair. */
export interface IndexPoint {
  index: IndexId;
  country: string;
  year: number;
  sector: SectorId;
  subject: string;
}

/** The value of any index at a point: of the country, or of the pair subject and country for complementarity. */
export function indexValue(
  info: IndexInfo,
  { index, country, year, sector, subject }: IndexPoint,
): number | null {
  switch (index) {
    case 'tc': {
      const row = rowOf(info, country, year);
      return row ? tradeCompetitiveness(row.exportsUsdBn, row.importsUsdBn) : null;
    }
    case 'rca':
      return rcaOf(info, 'exportShares', { country, year, sector });
    case 'complementarity':
      return pairComplementarity(info, { exporter: subject, importer: country, year });
    case 'risk':
      return riskOf(info, country, year)?.value ?? null;
  }
}
