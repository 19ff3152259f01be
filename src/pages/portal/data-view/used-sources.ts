import { isSectorIndex, measureOf, MEASURES } from './measure';
import type { Measure, MeasureScale } from './measure';
import type { TradeDataPage, TradeDataRecord } from './trade-data-schema';
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

/** The sources of all figures in a record; those of missing figures are left out. */
export function sourcesOfRecord(record: TradeDataRecord, sources: readonly SourceRecord[]): SourceRecord[] {
  const available = MEASURES.filter((measure) => measureOf(record, measure) !== null);
  const ids = new Set(available.flatMap((measure) => sourceIds(record, measure, 'amount')));
  if (record.riskLevel !== null) ids.add(record.indicesSourceId);
  return sources.filter(({ id }) => ids.has(id));
}

/** The sources of a measure's available values, out of those the answer names. */
export function sourcesOfMeasure(
  { rows, sources }: TradeDataPage,
  measure: Measure,
  scale: MeasureScale,
): SourceRecord[] {
  const available = rows.filter((row) => measureOf(row, measure, scale) !== null);
  const ids = new Set(available.flatMap((row) => sourceIds(row, measure, scale)));
  return sources.filter(({ id }) => ids.has(id));
}

function sourceIds(row: TradeDataRecord, measure: Measure, scale: MeasureScale): (string | null)[] {
  if (isSectorIndex(measure)) return [row.indicesSourceId];
  if (measure === 'gdp') return [row.gdpSourceId];
  return scale === 'share' ? [row.tradeSourceId, row.gdpSourceId] : [row.tradeSourceId];
}
