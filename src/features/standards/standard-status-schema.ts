import type { StandardStatus } from './standards-schema';

/** The basis of a standard's status: its dates, a catalogue that lists it as valid, or its withdrawal. */
export const STATUS_BASES = ['dates', 'catalogue', 'withdrawn'] as const;
export type StatusBasis = (typeof STATUS_BASES)[number];

/** What the status of a standard follows from; `until` is the first day on which it no longer applies. */
export interface StatusFacts {
  from: string | null;
  until: string | null;
  basis: StatusBasis;
}

/** Whether a standard applies on a day (`yyyy-MM-dd`); unknown if its source does not state it. */
export function statusOn({ from, until, basis }: StatusFacts, day: string): StandardStatus {
  if (basis === 'withdrawn' || (until !== null && until <= day)) return 'withdrawn';
  if (from !== null) return from <= day ? 'inForce' : 'upcoming';
  return basis === 'catalogue' ? 'inForce' : 'unknown';
}
