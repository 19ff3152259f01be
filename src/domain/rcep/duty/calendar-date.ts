/** True for a day of the calendar written `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Year and month of a day; throws RangeError for any text that is not a day of the calendar. */
export function readDate(text: string): { year: number; month: number } {
  if (!isDay(text)) throw new RangeError(`Not a day of the calendar in the form yyyy-MM-dd: "${text}"`);
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)) };
}

/** The day before a day, the day itself where the calendar ends; RangeError for what is none. */
export const dayBefore = (day: string): string => shifted(day, -1);

/** The day after a day, the day itself where the calendar ends; RangeError for what is none. */
export const dayAfter = (day: string): string => shifted(day, 1);

function shifted(day: string, days: number): string {
  readDate(day);
  const beside = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  return isDay(beside) ? beside : day;
}

const DAY_MS = 86_400_000;

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
