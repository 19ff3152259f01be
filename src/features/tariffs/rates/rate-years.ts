import { dayBefore, inForce, tariffYear, tariffYearStart } from '@/domain/rcep';
import type { InForce } from '@/domain/rcep';
import { rateIn } from './rate-result';
import type { RateResult } from './rate-result';
import { QUERY_YEARS } from '../country-pair/pair-query';
import type { TariffLine } from '../tariffs-schema';

/**
 * One tariff year of the importer: its number under the Agreement, first and last day, and its data. All years after
 * the last one with data are one, whose last year begins on `lastFrom`; any other begins on `from`. `starts`: the day
 * in it, or `later`, on which the Agreement began to apply between the two; null if it already did, or never does.
 */
export interface RateYear {
  rcepYear: number;
  from: string;
  lastFrom: string;
  to: string;
  rcep: RateResult;
  mfn: RateResult;
  starts: string | null;
  isCurrent: boolean;
}

/**
 * Every tariff year from the first to the last with data; those after it, to the year after `date`, as one. Gaps are
 * preserved.
 */
export function rateYears(line: TariffLine, from: string, importer: string, date: string): RateYear[] {
  const rates = line.rcep.find((column) => column.parties.includes(from))?.rates ?? [];
  const numberOf = (day: string) => tariffYear(importer, day < LAST_DAY ? day : LAST_DAY) ?? 1;
  const after = numberOf(date) + 1;
  const lastDataDay = Math.max(0, ...[...rates, ...line.mfn].map((rate) => numberOf(rate.validTo)));
  const years = Array.from({ length: lastDataDay }, (_, index) => yearsOf(index + 1, index + 1));
  if (lastDataDay < after) years.push(yearsOf(lastDataDay + 1, after));
  return years.filter((year) => year !== null);

  function yearsOf(first: number, last: number): RateYear | null {
    const [start, lastFrom, next] = [first, last, last + 1].map((year) => tariffYearStart(importer, year));
    if (!start || !lastFrom || !next) return null;
    const to = dayBefore(next);
    return {
      rcepYear: first,
      from: start,
      lastFrom,
      to,
      rcep: rateIn(rates, start, to),
      mfn: rateIn(line.mfn, start, to),
      starts: startIn(inForce(importer, from, to, line.pairs), start),
      isCurrent: start <= date && date <= to,
    };
  }
}

function startIn(state: InForce, start: string): RateYear['starts'] {
  if (state.inForce) return state.since > start ? state.since : null;
  return state.reason === 'not-yet' ? 'later' : null;
}

const LAST_DAY = `${QUERY_YEARS.last}-12-31`;
