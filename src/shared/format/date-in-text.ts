import { LANGUAGE_TAGS } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';
import { formatIsoDate, formatTime, todayIso } from './date';

/**
 * A date `yyyy-MM-dd` (or `yyyy-MM`, `yyyy`) as it is written inside a sentence: 1 July 2026, 2026年7月1日. Vietnamese
 * sentences use 01/07/2026. For a date on its own, as in a table, use `formatIsoDate`.
 */
export function dateInText(date: string, language: Language): string {
  const parts = date.split('-').length;
  if (language === 'vi' || !/^\d{4}(-\d{2}){0,2}$/.test(date)) return formatIsoDate(date, language);
  return formatOf(language, parts).format(new Date(date));
}

/** A moment inside a sentence: the day as above, hours and minutes of the reader's time zone. */
export function momentInText(moment: Date, language: Language): string {
  const space = language === 'en' || language === 'ms' ? ', ' : ' ';
  return dateInText(todayIso(moment), language) + space + formatTime(moment);
}

// Creating a format is slow compared with using it.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, parts: number): Intl.DateTimeFormat {
  const key = language + parts;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : LANGUAGE_TAGS[language], {
    year: 'numeric',
    month: parts > 1 ? 'long' : undefined,
    day: parts > 2 ? 'numeric' : undefined,
    timeZone: 'UTC',
  });
  formats.set(key, made);
  return made;
}
