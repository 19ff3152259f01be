import { measured } from './measured';

/**
 * Trade complementarity of one good, C = RCA of the exporter (by exports) × RCA of the importer (by imports), 0 or
 * more; above 1 the one sells more than usual of what the other buys more than usual. Null where a factor is missing.
 * Source: the usual product form of complementarity, made of Balassa's RCA on both sides.
 */
export function complementarity(rcaExport: number | null, rcaImport: number | null): number | null {
  const [sells, buys] = [measured(rcaExport), measured(rcaImport)];
  if (sells === null || buys === null) return null;
  const product = sells * buys;
  return Number.isFinite(product) ? product : null;
}

/** One group of goods: its share of the exporter's exports and of the importer's imports, 0 to 1. */
export interface GoodShares {
  exportShare: number | null;
  importShare: number | null;
}

/** How far the shares of a side may be from adding up to 1, through rounding of what is printed. */
const SUM_TOLERANCE = 1e-6;

/**
 * Trade complementarity index over all goods, TCI = 100 · (1 − Σ|mᵢ − xᵢ| / 2), from 0 (nothing in common) to 100 (the
 * importer buys in just the proportions in which the exporter sells). `goods` must cover all trade once: null where a
 * share is missing or the shares of a side do not add up to 1.
 * Source: Michaely, "Trade Preferential Agreements in Latin America: An Ex-Ante Assessment" (1996).
 */
export function complementarityIndex(goods: readonly GoodShares[]): number | null {
  let [exported, imported, distance] = [0, 0, 0];
  for (const good of goods) {
    const [x, m] = [measured(good.exportShare), measured(good.importShare)];
    if (x === null || m === null) return null;
    exported += x;
    imported += m;
    distance += Math.abs(m - x);
  }
  if (!isWhole(exported) || !isWhole(imported)) return null;
  return Math.min(100, Math.max(0, 100 * (1 - distance / 2)));
}

function isWhole(sum: number): boolean {
  return Math.abs(sum - 1) <= SUM_TOLERANCE;
}
