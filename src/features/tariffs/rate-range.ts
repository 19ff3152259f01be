import { percentOf, rateOn } from './held-rate';
import type { HeldRate } from './held-rate';
import type { TariffLine } from './tariffs-schema';

/** Lowest and highest percentage among the lines of a code; `others` counts lines whose rate is no percentage or not held. */
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

/** Ids of the sources of the rates that the two ranges are made of. */
export const rangeSourceIds = (
  lines: readonly TariffLine[],
  from: string,
  date: string,
): ReadonlySet<string> =>
  new Set(
    lines
      .flatMap((line) => [rateOn(line.mfn, date), rcepRateOn(line, from, date)])
      .flatMap((rate) => (rate.kind === 'not-held' ? [] : [rate.rate.sourceId])),
  );

const rcepRateOn = (line: TariffLine, from: string, date: string): HeldRate =>
  rateOn(line.rcep.find((column) => column.parties.includes(from))?.rates ?? [], date);

function rangeOf(rates: readonly HeldRate[]): RateRange | null {
  const percents = rates.map(percentOf).filter((percent) => percent !== null);
  if (percents.length === 0) return null;
  return { low: Math.min(...percents), high: Math.max(...percents), others: rates.length - percents.length };
}
