import { apportion } from '@/domain/indices';
import { SECTOR_IDS } from '@/shared/routing/paths';
import type { SectorPerMille } from './trade-index-schema';

/** All groups of traded goods: the four sectors, then all other goods. */
export const GOODS_GROUPS = [...SECTOR_IDS, 'rest'] as const;
export type GoodsGroup = (typeof GOODS_GROUPS)[number];

/** Shares are counted in whole billionths, whose sums are exact, unlike those of decimal shares. */
const BILLION = 1_000_000_000;
const BILLIONTHS_PER_MILLE = 1_000_000;

/**
 * Shares of all trade by group of goods, from 0 to 1, each to a billionth; together they sum to 1. Null if the
 * sectors are invalid parts: one is below 0, or their sum exceeds 1.
 */
export function goodsShares(perMille: SectorPerMille): Record<GoodsGroup, number> | null {
  const sectors = apportion(SECTOR_IDS, (id) => perMille[id] * BILLIONTHS_PER_MILLE);
  const rest = sectors.reduce((left, { units }) => left - units, BILLION);
  if (rest < 0 || sectors.some(({ units }) => units < 0)) return null;
  const shares = sectors.map(({ item, units }) => [item, units / BILLION]);
  return Object.fromEntries([...shares, ['rest', rest / BILLION]]) as Record<GoodsGroup, number>;
}
