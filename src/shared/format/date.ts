import type { Language } from '@/shared/i18n/languages';

const DAY_FIRST: readonly Language[] = ['vi', 'ms'];

/** A date `yyyy-MM-dd` (or `yyyy-MM`, `yyyy`) as the language writes it: ISO, or dd/MM/yyyy in Vietnamese and Malay (look §3). */
export function formatIsoDate(date: string, language: Language): string {
  return DAY_FIRST.includes(language) ? date.split('-').toReversed().join('/') : date;
}

/** A moment as the language writes it: the date as above, hours and minutes of the reader's time zone. */
export function formatMoment(moment: Date, language: Language): string {
  return `${formatIsoDate(todayIso(moment), language)} ${formatTime(moment)}`;
}

/** Hours and minutes of the reader's time zone, 00:00 to 23:59: the same in the six languages. */
export function formatTime(moment: Date): string {
  // Not with Intl: setting up a browser's first date format takes as long as rendering a section.
  return [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Today in the reader's time zone, `yyyy-MM-dd`. */
export function todayIso(now: Date = new Date()): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}
