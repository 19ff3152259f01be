import type { RateYear } from '@/features/tariffs/rates/rate-years';
import { formatIsoDate } from '@/shared/format/date';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';

/** Names of tariff years in the reader's language. */
export interface YearsWords {
  /** `2026`, or the first month if that is not January: `2026-04`; of several years, first and last. */
  label: (year: RateYear) => string;
  /**
   * For sentences: all years for which `isMeant` holds, consecutive ones joined: `2022—2025、2027`; empty without any.
   */
  ranges: (isMeant: (year: RateYear) => boolean) => string;
  isCalendar: boolean;
}

/** Names for the tariff years of one importer. */
export function useYearsWords(years: readonly RateYear[]): YearsWords {
  const { t } = useTexts('pair');
  const language = useLanguage();
  const isCalendar = years.every((year) => year.from.endsWith('-01-01'));
  const begun = (day: string, write: typeof dateInText) =>
    isCalendar ? day.slice(0, 4) : write(day.slice(0, 7), language);
  const span = (from: string, lastFrom: string, write: typeof dateInText) =>
    from === lastFrom
      ? begun(from, write)
      : t('range', { first: begun(from, write), last: begun(lastFrom, write) });
  const label = (year: RateYear) => span(year.from, year.lastFrom, formatIsoDate);
  const ranges = (isMeant: (year: RateYear) => boolean) =>
    runsOf(years.filter(isMeant))
      .map(([first, last]) => span(first.from, last.lastFrom, dateInText))
      .join(t('listComma'));
  return { label, ranges, isCalendar };
}

/** First and last of each run of consecutive years. */
function runsOf(years: readonly RateYear[]): [RateYear, RateYear][] {
  const runs: [RateYear, RateYear][] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run && run[1].rcepYear + 1 === year.rcepYear) run[1] = year;
    else runs.push([year, year]);
  }
  return runs;
}
