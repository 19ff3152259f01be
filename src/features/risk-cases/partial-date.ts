/** The first day of a date that may be a year, a month or a day. */
export const firstDay = (date: string): string => (date + '-01-01').slice(0, 10);

/** The last day of a date that may be a year, a month or a day. */
export function lastDay(date: string): string {
  if (date.length === 4) return `${date}-12-31`;
  if (date.length > 7) return date;
  const [year = 0, month = 0] = date.split('-').map(Number);
  return isoDay(new Date(Date.UTC(year, month, 0)));
}

/**
 * The last day of a term of whole years, as exact as its beginning: a day for a day (the day before the anniversary),
 * a month for a month, a year for a year.
 */
export function endOfTerm(from: string, years: number): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  if (from.length < 10) return `${year + years}${from.slice(4)}`;
  return isoDay(new Date(Date.UTC(year + years, month - 1, day - 1)));
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
