import type { InForce } from '@/domain/rcep';
import { RATES_DAY } from '@/features/sectors/rates-day';
import { nonPartyOf } from '@/features/tariffs/country-pair/non-party';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import type { SectorPair } from './sector-pair';

type Reason = Extract<InForce, { inForce: false }>['reason'];

/** The sentence that states why the Agreement does not bind on a route. */
export function usePairReason(pair: SectorPair): (reason: Reason) => string {
  const { t } = useTexts(['tariff', 'countries']);
  const language = useLanguage();
  return (reason) =>
    t(`answer.reason.${reason}`, {
      from: t(`countries:${pair.from}`),
      to: t(`countries:${pair.to}`),
      country: t(`countries:${nonPartyOf(pair)}`),
      date: dateInText(RATES_DAY, language),
    });
}
