/** Tariffs, statistics and lists are published once a year. */
export const OLD_AFTER_DAYS = 365;

/** Why a source needs attention: too old, not checked at its official source, or made up (product design §8). */
export type SourceConcern = 'old' | 'unchecked' | 'sample';

interface Dated {
  /** `yyyy`, `yyyy-MM` or `yyyy-MM-dd`. */
  asOf: string;
  mark: 'fact' | 'unchecked' | 'sample';
}

/** The concerns about a source on the day `today` (`yyyy-MM-dd`); made-up data has no age. */
export function sourceConcerns({ asOf, mark }: Dated, today: string): readonly SourceConcern[] {
  if (mark === 'sample') return ['sample'];
  const age: SourceConcern[] = daysBetween(endOf(asOf), today) > OLD_AFTER_DAYS ? ['old'] : [];
  return mark === 'unchecked' ? [...age, 'unchecked'] : age;
}

/** The last day a date covers: a source dated 2026 may be from its last day. */
function endOf(asOf: string): string {
  const [year = '', month, day] = asOf.split('-');
  if (day !== undefined) return asOf;
  const last = month === undefined ? Date.UTC(Number(year), 12, 0) : Date.UTC(Number(year), Number(month), 0);
  return Number.isNaN(last) ? asOf : new Date(last).toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;

/** Days from one date to the other; 0 for an unreadable date. */
function daysBetween(from: string, to: string): number {
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
  return Number.isNaN(days) ? 0 : days;
}
