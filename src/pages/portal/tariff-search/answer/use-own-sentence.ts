import { answerKind, decidedBasis } from '@/features/tariffs/country-pair/answer-kind';
import { moneyOf } from '@/features/tariffs/country-pair/pair-report';
import type { OwnAnswer } from '@/features/tariffs/own-answer';
import { formatMoney } from '@/shared/format/money';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { useVerdictWords } from './use-answer-sentence';
import { useRateText } from '@/features/tariffs/rates/use-rate-text';

/** The payable duty by the reader's own list: the rate, and the amount if it can be computed. */
export function useOwnSentence(currency: string): (own: OwnAnswer) => string {
  const { t } = useTexts(['tariff', 'ui']);
  const language = useLanguage();
  const rateText = useRateText();
  const verdictWords = useVerdictWords();
  const paid = ({ country, pair }: OwnAnswer): string => {
    if (country === null) {
      const key = pair.payable === null ? 'mfnMissing' : 'mfnApplies';
      return t(`answer.sentence.${key}`, { mfn: rateText(pair.mfn, pair.to) });
    }
    const kind = answerKind(pair);
    return kind === 'rcep'
      ? t('own.rcep', { rcep: rateText(pair.rcep, pair.to) })
      : verdictWords({ ...pair, from: country }, kind);
  };
  return (own) => {
    const amount = decidedBasis(own.pair) && (own.pair.payable?.amount ?? null);
    const duty =
      amount === null
        ? []
        : [t('own.duty', { amount: formatMoney(amount, moneyOf(own.pair, currency), language) })];
    return [paid(own), ...duty].join(t('ui:sentenceSpace'));
  };
}
