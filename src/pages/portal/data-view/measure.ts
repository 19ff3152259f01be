import { tradeCompetitiveness } from '@/domain/indices';
import type { TradeDataRecord } from './trade-data-schema';

/** The measures: figures of the whole economy first, then the sector indices. */
export const MEASURES = [
  'exports',
  'imports',
  'total',
  'balance',
  'gdp',
  'tc',
  'complementarity',
  'evConsistency',
  'evExportRatio',
  'evProductionConsistency',
  'fourSectorProsperity',
] as const;
export type Measure = (typeof MEASURES)[number];

/** `share`: in percent of the same year's GDP. */
export type MeasureScale = 'amount' | 'share';

const AMOUNTS: readonly Measure[] = ['exports', 'imports', 'total', 'balance'];

/** True for amounts of trade, which can be shown as percent of GDP. */
export const canBeShare = (measure: Measure): boolean => AMOUNTS.includes(measure);

/**
 * The value of a record in the unit of measure and scale, rounded once, where it is shown; null if one of its parts
 * is missing.
 */
export function measureOf(
  record: TradeDataRecord,
  measure: Measure,
  scale: MeasureScale = 'amount',
): number | null {
  const value = plainMeasure(record, measure);
  if (scale === 'amount' || !canBeShare(measure)) return value;
  return value === null || !record.gdpUsdBn ? null : (value / record.gdpUsdBn) * 100;
}

function plainMeasure(record: TradeDataRecord, measure: Measure): number | null {
  const { exportsUsdBn, importsUsdBn, totalUsdBn, gdpUsdBn, indices } = record;
  switch (measure) {
    case 'exports':
      return exportsUsdBn;
    case 'imports':
      return importsUsdBn;
    case 'total':
      return totalUsdBn;
    case 'balance':
      return exportsUsdBn === null || importsUsdBn === null ? null : decimal(exportsUsdBn - importsUsdBn);
    case 'gdp':
      return gdpUsdBn;
    case 'tc':
      return tradeCompetitiveness(exportsUsdBn, importsUsdBn);
    default:
      return indices[measure];
  }
}

/** True if the measure's values are the sector indices, which have their own mark. */
export const isSectorIndex = (measure: Measure): boolean =>
  MEASURES.indexOf(measure) > MEASURES.indexOf('tc');

const SHARE_DECIMALS = 1;
const DECIMALS: Partial<Record<Measure, number>> = { tc: 3 };

/** Decimal places of the measure. */
export const measureDecimals = (measure: Measure, scale: MeasureScale): number =>
  scale === 'share' ? SHARE_DECIMALS : (DECIMALS[measure] ?? 1);

/** Removes floating-point errors: 922.447 less 965.047 is −42.6, not −42.60000000000002. */
const decimal = (value: number): number => Math.round(value * 1e9) / 1e9;
