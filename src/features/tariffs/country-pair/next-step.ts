import { compareDuty, dayBefore, tariffYear, tariffYearStart } from '@/domain/rcep';
import { rateIn } from '../rates/rate-result';
import type { DutyRate } from '@/domain/rcep';
import type { RateAsSent } from '../tariffs-schema';

/**
 * The next reduction of a rate: the day, and the new rate; null if no reduction is known and the day is only the end
 * of the data.
 */
export interface NextStep {
  date: string;
  rcepYear: number;
  rate: RateAsSent | null;
}

/**
 * The label of a next step's day, a key below `answer` in the area `tariff`: a reduction, a reduction below MFN if
 * MFN is payable today, or none.
 */
export const nextStepKey = ({ rate }: NextStep, isMfnPaid: boolean): 'next' | 'nextBelowMfn' | 'nextGap' => {
  if (rate === null) return 'nextGap';
  return isMfnPaid ? 'nextBelowMfn' : 'next';
};

/**
 * The first tariff year after that of `date` with a rate lower than today's, and than `mfn` if that is payable today,
 * or missing. There is always one of the two, since the data ends; a year without a preference is skipped. Null
 * without a rate today, or if nothing can be lower.
 */
export function nextStep(
  rates: readonly RateAsSent[],
  importer: string,
  date: string,
  mfn: DutyRate | null = null,
): NextStep | null {
  const current = tariffYear(importer, date);
  const today = rateIn(rates, date, date);
  if (current === null || today.kind !== 'rate' || [today.rate.duty, mfn].some(isFree)) return null;
  const own = today.rate.duty;
  const isMfnComparable = own !== null && mfn !== null && compareDuty(mfn, own) !== null;
  const bounds = isMfnComparable ? [own, mfn] : [own];
  for (let rcepYear = current + 1; ; rcepYear += 1) {
    const from = tariffYearStart(importer, rcepYear);
    const next = tariffYearStart(importer, rcepYear + 1);
    if (from === null || next === null) return null;
    const available = rateIn(rates, from, dayBefore(next));
    if (available.kind === 'missing') return { date: from, rcepYear, rate: null };
    if (available.kind === 'rate' && bounds.every((bound) => isLower(available.rate.duty, bound)))
      return { date: from, rcepYear, rate: available.rate };
  }
}

const isFree = (duty: DutyRate | null) => duty?.kind === 'adValorem' && duty.percent === 0;
const isLower = (a: DutyRate | null, b: DutyRate | null) =>
  a !== null && b !== null && compareDuty(a, b) === -1;
