import { lastDataDay } from '@/features/tariffs/country-pair/answer-kind';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';

/** True if a rate of the kind is available for at least one of the routes, each of one national line. */
export const hasAnyData = (pairs: readonly PairDuty[], kind: 'mfn' | 'rcep'): boolean =>
  pairs.some((pair) => pair[kind].kind !== 'missing');

/** The latest last day with data for the missing rates of the routes; null if none is missing, or all data is. */
export const lastDataDayOf = (pairs: readonly PairDuty[]): string | null =>
  pairs
    .map(lastDataDay)
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;
