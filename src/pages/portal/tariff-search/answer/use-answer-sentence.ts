import { wordedKind } from '@/features/tariffs/country-pair/answer-kind';
import type { AnswerKind } from '@/features/tariffs/country-pair/answer-kind';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { PairReport } from '@/features/tariffs/country-pair/pair-report';
import { nonPartyOf } from '@/features/tariffs/country-pair/non-party';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import type { TextKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import { useRateText } from '@/features/tariffs/rates/use-rate-text';

/**
 * The answer in the reader's language: both outcomes, then the route's rank among the exporters if an RCEP rate is
 * shown.
 */
export function useAnswerSentence({ pair, verdict, rank }: PairReport): string {
  const { t } = useTexts(['tariff', 'countries']);
  const sentences = [useVerdictWords()(pair, verdict)];
  if (rank !== null && isRcepVisible(verdict)) {
    sentences.push(t(`answer.rank.${rank.kind}`, { ...rank, from: t(`countries:${pair.from}`) }));
    if (rank.same > 0 && rank.kind !== 'all-same') sentences.push(t('answer.tied', { count: rank.same }));
  }
  return sentences.join(t('ui:sentenceSpace'));
}

/** True if the answer's figure is the RCEP rate. */
export const isRcepVisible = (kind: AnswerKind) =>
  kind === 'rcep' || kind === 'mfn-missing' || kind === 'undecided';

/** The verdict alone, as one sentence with both outcomes. */
export function useVerdictWords(): (pair: PairDuty, kind: AnswerKind) => string {
  const { t } = useTexts(['tariff', 'countries']);
  const language = useLanguage();
  const rateText = useRateText();
  return (pair, kind) => {
    const values = {
      from: t(`countries:${pair.from}`),
      to: t(`countries:${pair.to}`),
      country: t(`countries:${nonPartyOf(pair)}`),
      date: dateInText(pair.date, language),
      mfn: rateText(pair.mfn, pair.to),
      rcep: rateText(pair.rcep, pair.to),
    };
    if (!pair.inForce.inForce) {
      const outcome =
        pair.mfn.kind === 'rate'
          ? t('answer.sentence.mfnApplies', values)
          : t('answer.sentence.mfnMissing', values);
      return t(`answer.reason.${pair.inForce.reason}`, values) + t('ui:sentenceSpace') + outcome;
    }
    if (kind === 'no-data' && pair.rcep.kind === 'none') return t('answer.sentence.mfnMissing');
    // `not-in-force` is answered above.
    return t(`answer.sentence.${wordedKind(pair, kind)}` as TextKey<'tariff'>, values);
  };
}
