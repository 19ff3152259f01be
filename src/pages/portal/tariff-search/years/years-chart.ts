import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { RateYear } from '@/features/tariffs/rates/rate-years';
import type { StepChart } from '@/shared/charts/steps/step-chart';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { useRateResultText } from '../rates/rate-cell';
import { useYearInstead } from './year-instead';
import { useYearsWords } from './years-words';

/** The rates of a route by year as a chart; null without a percentage to draw. */
export function useYearsChart(pair: PairDuty, years: readonly RateYear[]): StepChart | null {
  const { t } = useTexts('pair');
  const language = useLanguage();
  const rateResultText = useRateResultText();
  const words = useYearsWords(years);
  const insteadOf = useYearInstead(pair);
  const percents = years.flatMap((year) => [percentOf(year.rcep), percentOf(year.mfn)]);
  if (percents.every((percent) => percent === null)) return null;
  const last = years.findLast((year) => percentOf(year.mfn) !== null);
  const hasRoom = years.filter((year) => percentOf(year.mfn) !== null).length >= ROOM_FOR_WORDS;
  const gapAfter = hasRoom ? years.find((year) => year.rcepYear - 1 === last?.rcepYear) : undefined;
  const mfn = last ? formatNumber(percentOf(last.mfn) ?? 0, language) : '';
  return {
    periods: years.map((year) => {
      const instead = insteadOf(year);
      const value = instead === undefined ? percentOf(year.rcep) : null;
      const text = rateResultText(year.rcep, instead);
      return {
        label: words.label(year),
        value,
        reference: percentOf(year.mfn),
        isCurrent: year.isCurrent,
        valueText: value === null ? '' : formatNumber(value, language),
        gapText: text,
        isGap: year.rcep.kind !== 'rate' || instead !== undefined,
        tooltip: t('years.tooltip', { year: words.label(year), rcep: text, mfn: rateResultText(year.mfn) }),
      };
    }),
    now: t('years.now'),
    referenceText: gapAfter
      ? t('years.mfnUntil', { rate: mfn, year: words.label(gapAfter) })
      : t('years.mfnEnd', { rate: mfn }),
    tick: (value) => formatNumber(value, language),
  };
}

/** Minimum number of years for the words at the line's end to fit beside the number. */
const ROOM_FOR_WORDS = 3;
