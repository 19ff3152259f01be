import type { LaneReport } from '@/features/tariffs/lane-report';
import type { HeldRate } from '@/features/tariffs/held-rate';
import type { ReportStep } from '@/features/tariffs/report-steps';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { useVerdictSentence } from './use-answer-sentence';
import { useRateText } from '../rates/use-rate-text';

/** Says each step of a decision as one sentence; needs the area `origin`. */
export function useStepWords({ lane, verdict: kind, question }: LaneReport): (step: ReportStep) => string {
  const { t } = useTexts(['origin', 'tariff', 'countries']);
  const language = useLanguage();
  const rateText = useRateText();
  const sentence = useVerdictSentence(lane, kind);
  const lanes = { from: t(`countries:${question.from}`), to: t(`countries:${question.to}`) };
  const day = (date: string) => formatIsoDate(date, language);
  const held = (rate: HeldRate) =>
    rate.kind === 'rate' ? { ...lanes, rate: rateText(rate), date: day(rate.rate.validTo) } : null;

  return ({ key, verdict, inputs }) => {
    switch (key) {
      case 'inForce':
        return lane.inForce.inForce
          ? t('decision.inForce', { ...lanes, date: day(lane.inForce.since) })
          : t(`tariff:answer.reason.${lane.inForce.reason}`, { ...lanes, date: day(lane.date) });
      case 'tariffYear':
        return t(lane.rcepYear === null ? 'decision.noTariffYear' : 'decision.tariffYear', {
          ...lanes,
          date: day(lane.date),
          year: lane.rcepYear,
        });
      case 'rcepRate': {
        const rate = held(lane.rcep);
        if (rate) return t('decision.rcepRate', rate);
        return t(`tariff:answer.basis.${lane.rcep.kind === 'none' ? 'no-preference' : 'rcep-not-held'}`);
      }
      case 'mfnRate': {
        const rate = held(lane.mfn);
        return rate ? t('decision.mfnRate', rate) : t('tariff:answer.sentence.mfnMissing');
      }
      case 'differential': {
        if (verdict === 'unknown') return t('differential.noRates');
        const count = Number(inputs['rates']);
        return count === 1 ? t('decision.noDifferential') : t('decision.differential', { ...lanes, count });
      }
      case 'payable':
        return sentence;
    }
  };
}
