import { lastHeldDay } from '@/features/tariffs/lane/answer-kind';
import type { Lane } from '@/features/tariffs/lane/lane';

/** True where a rate of the kind is held for at least one of the lanes, each of one national line. */
export const isAnyHeld = (lanes: readonly Lane[], kind: 'mfn' | 'rcep'): boolean =>
  lanes.some((lane) => lane[kind].kind !== 'not-held');

/** The latest of the last days that what the lanes lack is held for; null where nothing is missing, or nothing held at all. */
export const lastHeldDayOf = (lanes: readonly Lane[]): string | null =>
  lanes
    .map(lastHeldDay)
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;
