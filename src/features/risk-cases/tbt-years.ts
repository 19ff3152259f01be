import type { TbtCount, TbtPeriod } from './risk-warnings-schema';

/** Whole years with their counts, the longest period first; a gap of one or more years has no counts. */
export interface TbtYears {
  first: number;
  last: number;
  counts: TbtCount[];
}

const LONGEST_FIRST: readonly TbtPeriod[] = ['cumulative', 'year', '9m', 'half', 'q1'];
const REACHES: Partial<Record<TbtPeriod, string>> = { q1: '03-31', half: '06-30', '9m': '09-30' };

/** Counts of one Member in the order of their years, with missing years between them as gaps. */
export function tbtYears(counts: readonly TbtCount[]): TbtYears[] {
  const years = [...new Set(counts.map(yearOf))].sort((a, b) => a - b);
  return years.flatMap((year, index) => {
    const before = years[index - 1] ?? year - 1;
    const available = {
      first: year,
      last: year,
      counts: counts
        .filter((count) => yearOf(count) === year)
        .sort((a, b) => LONGEST_FIRST.indexOf(a.periodType) - LONGEST_FIRST.indexOf(b.periodType)),
    };
    return before === year - 1 ? [available] : [{ first: before + 1, last: year - 1, counts: [] }, available];
  });
}

/** The last day a count of a part of a year reaches to; null where it is for the whole year. */
export function partYearEnd({ periodType, period }: TbtCount): string | null {
  const day = REACHES[periodType];
  return day === undefined ? null : `${period}-${day}`;
}

const yearOf = ({ period }: TbtCount): number => Number(period.slice(0, 4));
