import { useTranslation } from 'react-i18next';
import type { AnswerKind } from '@/features/tariffs/answer-kind';
import type { Lane } from '@/features/tariffs/lane';
import { formatIsoDate } from '@/shared/format/date';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useRateText } from './use-rate-text';

/** The answer as one sentence with both outcomes, in the reader's language. */
export function useAnswerSentence(lane: Lane, kind: AnswerKind): string {
  const { t } = useTranslation(['tariff', 'countries']);
  const language = useLanguage();
  const rateText = useRateText();
  const values = {
    from: t(`countries:${lane.from}`),
    to: t(`countries:${lane.to}`),
    date: formatIsoDate(lane.date, language),
    mfn: rateText(lane.mfn),
    rcep: rateText(lane.rcep),
    points: lane.pointsBelowMfn === null ? '' : formatNumber(Math.abs(lane.pointsBelowMfn), language),
  };
  if (!lane.inForce.inForce) {
    const outcome =
      lane.mfn.kind === 'rate'
        ? t('answer.sentence.mfnApplies', values)
        : t('answer.sentence.mfnMissing', values);
    return t(`answer.reason.${lane.inForce.reason}`, values) + t('ui:sentenceSpace') + outcome;
  }
  if (kind === 'nothing-held' && lane.rcep.kind === 'none') return t('answer.sentence.mfnMissing');
  return t(`answer.sentence.${kind}`, values);
}
