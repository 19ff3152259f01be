import type { SourceRecord } from '@/shared/api/record-schema';
import { percentOf, rateOn } from './rate-result';
import type { RateResult } from './rate-result';
import type { PairDuty } from '../country-pair/pair-duty';
import type { TariffAnswer, TariffLine } from '../tariffs-schema';

/** Lowest and highest percentage among the lines of a code; `others` counts lines without a percentage or a rate. */
export interface RateRange {
  low: number;
  high: number;
  others: number;
}

/** The range of the MFN rates of several lines on a date; null where none is a percentage. */
export const mfnRange = (lines: readonly TariffLine[], date: string) =>
  rangeOf(lines.map((line) => rateOn(line.mfn, date)));

/** The range of the RCEP rates from one exporter; null where none is a percentage. */
export const rcepRange = (lines: readonly TariffLine[], from: string, date: string) =>
  rangeOf(lines.map((line) => rcepRateOn(line, from, date)));

/** Why the lines of a code have no range of rates: no rates, no preference, or no percentage. */
export type RangeGap = 'noData' | 'noPreference' | 'noPercent';

/** Why there is no range of MFN rates. */
export const mfnGap = (lines: readonly TariffLine[], date: string): RangeGap =>
  gapOf(lines.map((line) => rateOn(line.mfn, date)));

/** Why there is no range of RCEP rates from one exporter. */
export const rcepGap = (lines: readonly TariffLine[], from: string, date: string): RangeGap =>
  gapOf(lines.map((line) => rcepRateOn(line, from, date)));

/** The sources of the rates shown for several lines: MFN, RCEP, a lower agreement, the basic rate. */
export function rateSources(
  { lines, sources }: Pick<TariffAnswer, 'lines' | 'sources'>,
  pairs: readonly PairDuty[],
): SourceRecord[] {
  const ids = new Set([
    ...pairs
      .flatMap(({ mfn, rcep }) => [mfn, rcep])
      .flatMap((result) => (result.kind === 'missing' ? [] : [result.rate.sourceId])),
    ...pairs.flatMap(({ lowerElsewhere }) => lowerElsewhere?.rate.sourceId ?? []),
    ...lines.flatMap(({ basic }) => basic?.sourceId ?? []),
  ]);
  return sources.filter(({ id }) => ids.has(id));
}

const rcepRateOn = (line: TariffLine, from: string, date: string): RateResult =>
  rateOn(line.rcep.find((column) => column.parties.includes(from))?.rates ?? [], date);

function rangeOf(rates: readonly RateResult[]): RateRange | null {
  const percents = rates.map(percentOf).filter((percent) => percent !== null);
  if (percents.length === 0) return null;
  return { low: Math.min(...percents), high: Math.max(...percents), others: rates.length - percents.length };
}

function gapOf(rates: readonly RateResult[]): RangeGap {
  const result = rates.filter((rate) => rate.kind !== 'missing');
  if (result.length === 0) return 'noData';
  return result.every((rate) => rate.kind === 'none') ? 'noPreference' : 'noPercent';
}
