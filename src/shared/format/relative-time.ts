import type { Language } from '@/shared/i18n/languages';
import { formatIsoDate, todayIso } from './date';
import type { KeyIn } from '@/shared/i18n/text-keys';

/** A text of the area `validation`, below `time`, with its values; or a date as the language writes it. */
export type RelativeTime = { key: KeyIn<'validation'>; values: { count?: number } } | { date: string };

/**
 * How long ago `moment` (a valid date) was, by specification §9: under 30 s and in the future just now, under 1 hour 1
 * to 59 minutes, under 1 day 1 to 23 hours, under 2 days 1 day ago, otherwise the day in the reader's time zone.
 */
export function relativeTime(moment: Date, language: Language, now: Date = new Date()): RelativeTime {
  const seconds = (now.getTime() - moment.getTime()) / 1000;
  if (seconds < 30) return { key: 'time.justNow', values: {} };
  if (seconds < HOUR) return { key: 'time.minutesAgo', values: { count: whole(seconds / MINUTE) } };
  if (seconds < DAY) return { key: 'time.hoursAgo', values: { count: whole(seconds / HOUR) } };
  if (seconds < 2 * DAY) return { key: 'time.dayAgo', values: {} };
  return { date: formatIsoDate(todayIso(moment), language) };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Rounded down, so that it never reaches the next unit; half a minute counts as one. */
const whole = (units: number): number => Math.max(1, Math.floor(units));
