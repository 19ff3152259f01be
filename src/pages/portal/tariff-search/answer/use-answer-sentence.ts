import { wordedKind } from '@/features/tariffs/lane/answer-kind';
import type { AnswerKind } from '@/features/tariffs/lane/answer-kind';
import type { Lane } from '@/features/tariffs/lane/lane';
import type { LaneReport } from '@/features/tariffs/lane/lane-report';
import { nonPartyOf } from '@/features/tariffs/lane/non-party';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import type { TextKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import { useRateText } from '@/features/tariffs/rates/use-rate-text';

/**
 * The answer in the reader's language: both outcomes, then the route's rank among the exporters if an RCEP rate is
 * shown.
 */
export function useAnswerSentence({ lane, verdict, rank }: LaneReport): string {
  const { t } = useTexts(['tariff', 'countries']);
  const sentences = [useVerdictWords()(lane, verdict)];
  if (rank !== null && isRcepVisible(verdict)) {
    sentences.push(t(`answer.rank.${rank.kind}`, { ...rank, from: t(`countries:${lane.from}`) }));
    if (rank.same > 0 && rank.kind !== 'all-same') sentences.push(t('answer.tied', { count: rank.same }));
  }
  return sentences.join(t('ui:sentenceSpace'));
}

/** True if the answer's figure is the RCEP rate. */
export const isRcepVisible = (kind: AnswerKind) =>
  kind === 'rcep' || kind === 'mfn-not-held' || kind === 'undecided';

/** The verdict alone, as one sentence with both outcomes. */
export function useVerdictWords(): (lane: Lane, kind: AnswerKind) => string {
  const { t } = useTexts(['tariff', 'countries']);
  const language = useLanguage();
  const rateText = useRateText();
  return (lane, kind) => {
    const values = {
      from: t(`countries:${lane.from}`),
      to: t(`countries:${lane.to}`),
      country: t(`countries:${nonPartyOf(lane)}`),
      date: dateInText(lane.date, language),
      mfn: rateText(lane.mfn, lane.to),
      rcep: rateText(lane.rcep, lane.to),
    };
    if (!lane.inForce.inForce) {
      const outcome =
        lane.mfn.kind === 'rate'
          ? t('answer.sentence.mfnApplies', values)
          : t('answer.sentence.mfnMissing', values);
      return t(`answer.reason.${lane.inForce.reason}`, values) + t('ui:sentenceSpace') + outcome;
    }
    if (kind === 'nothing-held' && lane.rcep.kind === 'none') return t('answer.sentence.mfnMissing');
    // `not-in-force` is answered above.
    return t(`answer.sentence.${wordedKind(lane, kind)}` as TextKey<'tariff'>, values);
  };
}
