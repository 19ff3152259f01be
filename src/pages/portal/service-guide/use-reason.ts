import { nonPartyOf } from '@/features/tariffs/country-pair/non-party';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import type { GuideCase } from './guide-case';

/** Why the Agreement does not bind on the route, as a sentence; null if it does. */
export function useAgreementReason({ facts, question }: GuideCase): string | null {
  const { t } = useTexts(['tariff', 'countries']);
  const language = useLanguage();
  if (facts.agreement === 'applies') return null;
  return t(`answer.reason.${facts.agreement}`, {
    from: t(`countries:${question.from}`),
    to: t(`countries:${question.to}`),
    country: t(`countries:${nonPartyOf(question)}`),
    date: dateInText(question.date, language),
  });
}

/** Why nothing has to be claimed on the route, so that rule, proof and direct consignment are not needed. */
export function useReasonNotNeeded(guide: GuideCase): string {
  const { t } = useTexts(['guide', 'ui']);
  const why = useAgreementReason(guide) ?? t('notNeeded.notLower');
  return why + t('ui:sentenceSpace') + t('notNeeded.step');
}
