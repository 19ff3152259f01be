import { compareDuty, tariffYear, tariffYearStart } from '@/domain/rcep';
import { rateIn } from './held-rate';
import type { RateAsSent } from './tariffs-schema';

/** The next fall of a rate: the day, and the rate then; null where the rate after that day is not held. */
export interface NextStep {
  date: string;
  rcepYear: number;
  rate: RateAsSent | null;
}

/**
 * The first tariff year after `date` whose rate is lower than today's, or the first whose rate is not held; null where
 * the rate is free or stays as it is to the end of what is held and the next year is known.
 */
export function nextStep(rates: readonly RateAsSent[], importer: string, date: string): NextStep | null {
  const current = tariffYear(importer, date);
  const today = rateIn(rates, date, date);
  if (current === null || today.kind !== 'rate' || isFree(today.rate)) return null;
  for (let rcepYear = current + 1; ; rcepYear += 1) {
    const from = tariffYearStart(importer, rcepYear);
    const to = dayBefore(tariffYearStart(importer, rcepYear + 1));
    if (from === null || to === null) return null;
    const held = rateIn(rates, from, to);
    if (held.kind === 'not-held') return { date: from, rcepYear, rate: null };
    if (held.kind === 'rate' && isLower(held.rate, today.rate))
      return { date: from, rcepYear, rate: held.rate };
  }
}

/** The day before, `yyyy-MM-dd`; null stays null. */
export function dayBefore(date: string | null): string | null {
  if (date === null) return null;
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

const isFree = (rate: RateAsSent) => rate.duty?.kind === 'adValorem' && rate.duty.percent === 0;
const isLower = (a: RateAsSent, b: RateAsSent) =>
  a.duty !== null && b.duty !== null && compareDuty(a.duty, b.duty) === -1;
