import { isSameDuty } from '@/domain/rcep';
import type { DutyRate } from '@/domain/rcep';
import type { RateAsSent } from '../tariffs-schema';

/**
 * A rate on a date, or why there is none. `missing` is missing data, never zero: `lastKnown` is the last day with a
 * rate of this kind, before or after the queried date; null if there is none at all.
 */
export type RateResult =
  | { kind: 'rate'; rate: RateAsSent }
  | { kind: 'none'; rate: RateAsSent }
  | { kind: 'missing'; lastKnown: string | null };

/** The rate valid on `date` (`yyyy-MM-dd`); `none` where the schedule excludes the line. */
export function rateOn(rates: readonly RateAsSent[], date: string): RateResult {
  const rate = rates.find((candidate) => candidate.validFrom <= date && date <= candidate.validTo);
  if (rate) return rate.duty?.kind === 'excluded' ? { kind: 'none', rate } : { kind: 'rate', rate };
  const ends = rates.map((candidate) => candidate.validTo).toSorted();
  return { kind: 'missing', lastKnown: ends.at(-1) ?? null };
}

/** The rate of a period: of the rates that touch it, the one valid last. */
export function rateIn(rates: readonly RateAsSent[], from: string, to: string): RateResult {
  const touching = rates.filter((rate) => rate.validFrom <= to && rate.validTo >= from);
  const last = touching.toSorted((a, b) => a.validTo.localeCompare(b.validTo)).at(-1);
  return last ? rateOn([last], last.validTo) : rateOn(rates, from);
}

/** The percentage of a simple ad valorem rate, else null: other kinds have no place on a percent scale. */
export function percentOf(result: RateResult | null): number | null {
  if (result?.kind !== 'rate' || result.rate.duty?.kind !== 'adValorem') return null;
  return result.rate.duty.percent;
}

/**
 * The possible percentages of a rate: one, or several if the tariff divides the line further; none if it is no
 * percentage.
 */
export function percentsOf(result: RateResult): readonly number[] {
  const percent = percentOf(result);
  if (percent !== null) return [percent];
  return result.kind === 'rate' ? (result.rate.alternatives ?? []) : [];
}

/** The meaning of a rate; null if there is none, none applies, or its text cannot be computed. */
export const dutyOf = (result: RateResult): DutyRate | null =>
  result.kind === 'rate' ? result.rate.duty : null;

/** True for two rates with the same duty; a text that cannot be computed equals only itself. */
export function isSameRate(a: RateAsSent, b: RateAsSent): boolean {
  if (a.duty === null || b.duty === null) return a.duty === b.duty && a.printed === b.printed;
  return isSameDuty(a.duty, b.duty);
}
