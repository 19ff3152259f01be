import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { RateYear } from '@/features/tariffs/rates/rate-years';
import { useTexts } from '@/shared/i18n/use-texts';
import { isNeverRcep, useNoRcepWord } from '../rates/no-rcep';

/** The text in place of a year's RCEP rate if none applies, by route or because it began later; else undefined. */
export function useYearInstead(pair: PairDuty): (year: RateYear) => string | undefined {
  const { t } = useTexts('pair');
  const noRcepWord = useNoRcepWord();
  return ({ starts }) => {
    if (starts === 'later') return t('partners.noDifference.not-yet');
    return isNeverRcep(pair) ? noRcepWord(pair) : undefined;
  };
}
