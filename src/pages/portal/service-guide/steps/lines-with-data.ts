import { lastDataDay } from '@/features/tariffs/lane/answer-kind';
import type { Lane } from '@/features/tariffs/lane/lane';

/** True if a rate of the kind is available for at least one of the routes, each of one national line. */
export const hasAnyData = (lanes: readonly Lane[], kind: 'mfn' | 'rcep'): boolean =>
  lanes.some((lane) => lane[kind].kind !== 'missing');

/** The latest last day with data for the missing rates of the routes; null if none is missing, or all data is. */
export const lastDataDayOf = (lanes: readonly Lane[]): string | null =>
  lanes
    .map(lastDataDay)
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;
