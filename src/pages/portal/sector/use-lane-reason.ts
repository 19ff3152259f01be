import type { InForce } from '@/domain/rcep';
import { RATES_DAY } from '@/features/sectors/rates-day';
import { nonPartyOf } from '@/features/tariffs/lane/non-party';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import type { SectorLane } from './sector-lane';

type Reason = Extract<InForce, { inForce: false }>['reason'];

/** The sentence that states why the Agreement does not bind on a route. */
export function useLaneReason(lane: SectorLane): (reason: Reason) => string {
  const { t } = useTexts(['tariff', 'countries']);
  const language = useLanguage();
  return (reason) =>
    t(`answer.reason.${reason}`, {
      from: t(`countries:${lane.from}`),
      to: t(`countries:${lane.to}`),
      country: t(`countries:${nonPartyOf(lane)}`),
      date: dateInText(RATES_DAY, language),
    });
}
