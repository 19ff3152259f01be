const DAY_MS = 86_400_000;

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The last day of a date that may be a year, a month or a day (`yyyy`, `yyyy-MM`, `yyyy-MM-dd`). */
export function lastDayOf(date: string): string {
  const [year = 0, month, day] = date.split('-').map(Number);
  if (day !== undefined) return date;
  return isoDay(Date.UTC(year, month ?? 12, 0));
}

/** The day so many days after a day. */
export const addDays = (day: string, days: number): string => isoDay(Date.parse(day) + days * DAY_MS);

/** Days from one day to the other; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The same day so many months later, the last of the month where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}
