import type { ConsistencyScore, Degree } from '@/domain/standards';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import type { ConsistencyOutcome } from './outcome';

/** Degree, score and agreement in words. */
export function useOutcomeWords() {
  const { t } = useTexts('consistency');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language, 1);
  return {
    degreeText: ({ conclusion, assessment }: ConsistencyOutcome) =>
      conclusion.degree === null
        ? t('result.openRange', { low: assessment.worst, high: assessment.best })
        : t(`degree.${conclusion.degree}`),
    byText: ({ conclusion, assessment }: ConsistencyOutcome) =>
      conclusion.by === 'expert'
        ? t('result.by.expert', { degree: assessment.degree ?? t('result.open') })
        : t(`result.by.${conclusion.by}`),
    scoreText: ({ value, low, high, hasWeights }: ConsistencyScore) => {
      if (!hasWeights) return t('result.noWeights');
      return value === null ? t('range', { low: number(low), high: number(high) }) : number(value);
    },
    agreementText: ({ agreement }: ConsistencyOutcome, declared: Degree | null) =>
      t(`agreement.${agreement}`, { degree: declared ?? '' }),
  };
}
