import { inForce } from '@/domain/rcep';
import { isSameRate, percentOf, rateOn } from './held-rate';
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

/** Why the lines of a code have no range of rates: none is held, none has a preference, or none is a percentage. */
export type RangeGap = 'notHeld' | 'noPreference' | 'noPercent';

/** Why there is no range of MFN rates. */
export const mfnGap = (lines: readonly TariffLine[], date: string): RangeGap =>
  gapOf(lines.map((line) => rateOn(line.mfn, date)));

/** Why there is no range of RCEP rates from one exporter. */
export const rcepGap = (lines: readonly TariffLine[], from: string, date: string): RangeGap =>
  gapOf(lines.map((line) => rcepRateOn(line, from, date)));

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

/**
 * True where all lines of a code have the same MFN rate on a date, and from the exporter the same RCEP rate. A rate that
 * is not held, or certainly does not apply, is the same as no other.
 */
export function isSameForAll(lines: readonly TariffLine[], from: string, to: string, date: string): boolean {
  const agreement = inForce(to, from, date);
  return (
    (agreement.inForce || agreement.reason === 'not-established') &&
    areSame(lines.map((line) => rateOn(line.mfn, date))) &&
    areSame(lines.map((line) => rcepRateOn(line, from, date)))
  );
}

const areSame = ([first, ...others]: readonly HeldRate[]): boolean =>
  first !== undefined &&
  first.kind !== 'not-held' &&
  others.every((other) => other.kind !== 'not-held' && isSameRate(first.rate, other.rate));

const rcepRateOn = (line: TariffLine, from: string, date: string): HeldRate =>
  rateOn(line.rcep.find((column) => column.parties.includes(from))?.rates ?? [], date);

function rangeOf(rates: readonly HeldRate[]): RateRange | null {
  const percents = rates.map(percentOf).filter((percent) => percent !== null);
  if (percents.length === 0) return null;
  return { low: Math.min(...percents), high: Math.max(...percents), others: rates.length - percents.length };
}

function gapOf(rates: readonly HeldRate[]): RangeGap {
  const held = rates.filter((rate) => rate.kind !== 'not-held');
  if (held.length === 0) return 'notHeld';
  return held.every((rate) => rate.kind === 'none') ? 'noPreference' : 'noPercent';
}
