import { apportion } from '@/domain/indices';
import { SECTOR_IDS } from '@/shared/routing/paths';
import type { SectorPerMille } from './trade-index-schema';

/** The groups that all traded goods fall into: the four sectors, then all other goods. */
export const GOODS_GROUPS = [...SECTOR_IDS, 'rest'] as const;
export type GoodsGroup = (typeof GOODS_GROUPS)[number];

/** Shares are counted in whole billionths, whose sums are exact; sums of decimal shares are not. */
const BILLION = 1_000_000_000;
const BILLIONTHS_PER_MILLE = 1_000_000;

/**
 * Shares of all trade by group of goods, from 0 to 1, each to a billionth; together they are the whole. Null where the
 * sectors are no parts of it: one is below 0, or together they are more.
 */
export function goodsShares(perMille: SectorPerMille): Record<GoodsGroup, number> | null {
  const sectors = apportion(SECTOR_IDS, (id) => perMille[id] * BILLIONTHS_PER_MILLE);
  const rest = sectors.reduce((left, { units }) => left - units, BILLION);
  if (rest < 0 || sectors.some(({ units }) => units < 0)) return null;
  const shares = sectors.map(({ item, units }) => [item, units / BILLION]);
  return Object.fromEntries([...shares, ['rest', rest / BILLION]]) as Record<GoodsGroup, number>;
}
