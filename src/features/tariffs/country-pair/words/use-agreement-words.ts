import type { InForce } from '@/domain/rcep';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { nonPartyOf } from '../non-party';

/** Whether the Agreement applies on a route at a date, in one sentence: since when, or why not. Needs the area `origin`. */
export function useAgreementWords(): (
  agreement: InForce,
  route: { from: string; to: string; date: string },
) => string {
  const { t } = useTexts(['origin', 'tariff', 'countries']);
  const language = useLanguage();
  return (agreement, route) => {
    const values = {
      from: t(`countries:${route.from}`),
      to: t(`countries:${route.to}`),
      country: t(`countries:${nonPartyOf(route)}`),
      date: dateInText(agreement.inForce ? agreement.since : route.date, language),
    };
    return agreement.inForce
      ? t('decision.inForce', values)
      : t(`tariff:answer.reason.${agreement.reason}`, values);
  };
}
