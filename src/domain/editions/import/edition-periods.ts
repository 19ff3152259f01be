import { dayBefore } from '../../rcep';

/** A rate, or whatever else applies from a day to a day, both included. */
export interface Period {
  readonly validFrom: string;
  readonly validTo: string;
}

/** What remains of periods when something else applies in `other`: the parts before and after it. */
export function outside<T extends Period>(periods: readonly T[], other: Period): T[] {
  return periods.flatMap((period) => {
    if (period.validTo < other.validFrom || period.validFrom > other.validTo) return [period];
    return period.validFrom < other.validFrom ? [{ ...period, validTo: dayBefore(other.validFrom) }] : [];
  });
}
