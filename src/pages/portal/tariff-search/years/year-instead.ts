import type { Lane } from '@/features/tariffs/lane/lane';
import type { RateYear } from '@/features/tariffs/rates/rate-years';
import { useTexts } from '@/shared/i18n/use-texts';
import { isNeverRcep, useNoRcepWord } from '../rates/no-rcep';

/** The text in place of a year's RCEP rate if none applies, by route or because it began later; else undefined. */
export function useYearInstead(lane: Lane): (year: RateYear) => string | undefined {
  const { t } = useTexts('lane');
  const noRcepWord = useNoRcepWord();
  return ({ starts }) => {
    if (starts === 'later') return t('partners.noDifference.not-yet');
    return isNeverRcep(lane) ? noRcepWord(lane) : undefined;
  };
}
