import { isSectorIndex } from '@/features/trade-data/measure';
import type { Measure, Scale } from '@/features/trade-data/measure';
import type { TradeDataPage, TradeDataRecord } from '@/features/trade-data/trade-data-schema';
import type { SourceRecord } from '@/shared/api/record-schema';

/** The sources of facts, or of sample figures, of one year. */
export function sourcesOfYear(
  { rows, sources }: TradeDataPage,
  year: number,
  isSample: boolean,
): SourceRecord[] {
  const ids = new Set(
    rows
      .filter((row) => row.year === year)
      .flatMap((row) => (isSample ? [row.indicesSourceId] : [row.tradeSourceId, row.gdpSourceId])),
  );
  return sources.filter(({ id }) => ids.has(id));
}

/** The sources of the values of a measure, out of those the answer names. */
export function sourcesOfMeasure(
  { rows, sources }: TradeDataPage,
  measure: Measure,
  scale: Scale,
): SourceRecord[] {
  const ids = new Set(rows.flatMap((row) => sourceIds(row, measure, scale)));
  return sources.filter(({ id }) => ids.has(id));
}

function sourceIds(row: TradeDataRecord, measure: Measure, scale: Scale): (string | null)[] {
  if (isSectorIndex(measure)) return [row.indicesSourceId];
  if (measure === 'gdp') return [row.gdpSourceId];
  return scale === 'share' ? [row.tradeSourceId, row.gdpSourceId] : [row.tradeSourceId];
}
