import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';

/** Formats a rate as a phrase: a percentage, the tariff's own text if it is none, or the word for a missing one. */
export function useRateWords(): (result: RateResult) => string {
  const { t } = useTexts('ui');
  const language = useLanguage();
  return (result) => {
    if (result.kind === 'none') return t('missing.noPreference');
    if (result.kind === 'missing') return t('missing.noData');
    const percent = percentOf(result);
    return percent === null ? result.rate.printed : `${formatNumber(percent, language)}%`;
  };
}

/** Formats the RCEP rate of a route, or the reason if the Agreement does not apply at the date. */
export function useRcepWords(): (pair: Pick<PairDuty, 'inForce' | 'rcep'>) => string {
  const { t } = useTexts(['ui', 'pair']);
  const rate = useRateWords();
  return ({ inForce, rcep }) => {
    if (inForce.inForce || inForce.reason === 'not-established') return rate(rcep);
    return t(`pair:partners.reason.${inForce.reason}`);
  };
}
