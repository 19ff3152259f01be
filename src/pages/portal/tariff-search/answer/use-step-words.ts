import { myanmarRow } from '@/domain/rcep';
import type { PairReport } from '@/features/tariffs/country-pair/pair-report';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { PairStep } from '@/features/tariffs/country-pair/report-steps';
import { useAgreementWords } from '@/features/tariffs/country-pair/words/use-agreement-words';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { useVerdictWords } from './use-answer-sentence';
import { useOwnSentence } from './use-own-sentence';
import { useRateText } from '@/features/tariffs/rates/use-rate-text';

const MYANMAR = 'MM';

/** Each step of a decision as one sentence; needs the area `origin`. */
export function useStepWords(report: PairReport): (step: PairStep) => string {
  const { pair, line, verdict: kind, question, own } = report;
  const { t } = useTexts(['origin', 'tariff', 'countries']);
  const language = useLanguage();
  const rateText = useRateText();
  const sentence = useVerdictWords()(pair, kind);
  const agreementWords = useAgreementWords();
  const ownSentence = useOwnSentence(question.currency);
  const pairs = {
    from: t(`countries:${question.from}`),
    to: t(`countries:${question.to}`),
  };
  const day = (date: string) => dateInText(date, language);
  const available = (rate: RateResult) =>
    rate.kind === 'rate'
      ? { ...pairs, rate: rateText(rate, question.to), date: day(rate.rate.validTo) }
      : null;

  return ({ key, verdict, inputs }) => {
    switch (key) {
      case 'inForce':
        return agreementWords(pair.inForce, pair) + (pair.inForce.inForce ? basisWords() : '');
      case 'tariffYear':
        return t('decision.tariffYear', { ...pairs, date: day(pair.date), year: pair.rcepYear });
      case 'rcepRate': {
        const rate = available(pair.rcep);
        if (rate) return t('decision.rcepRate', rate);
        return t(`tariff:answer.basis.${pair.rcep.kind === 'none' ? 'no-preference' : 'rcep-missing'}`);
      }
      case 'mfnRate': {
        const rate = available(pair.mfn);
        return rate ? t('decision.mfnRate', rate) : t('tariff:answer.sentence.mfnMissing');
      }
      case 'differential': {
        if (verdict === 'unknown') return t('differential.noRates');
        const count = Number(inputs['rates']);
        return count === 1 ? t('decision.noDifferential') : t('decision.differential', { ...pairs, count });
      }
      case 'origin':
        return t(`tariff:own.origin.${verdict}`);
      case 'payable':
        return sentence;
      case 'own':
        return ownWords(inputs['country'] ?? null);
    }
  };

  /** The source for the importer applying the Agreement to Myanmar; empty for the other Parties, and for a published day. */
  function basisWords(): string {
    const isPublished = line.pairs?.some(({ exporter, since }) => exporter === question.from && since);
    const row = question.from === MYANMAR && isPublished !== true ? myanmarRow(question.to) : null;
    if (row === null) return '';
    const key = row.confidence === 'secondary' ? 'decision.basisUnchecked' : 'decision.basis';
    const words = t(key, { title: t(`partySource.${row.id}`), date: day(row.asOf) });
    return `${t('ui:sentenceSpace')}${words}`;
  }

  function ownWords(country: string | number | null): string {
    const found = own.find((each) => each.country === country);
    if (found === undefined) return '';
    if (country === null) return ownSentence(found);
    const title = t(own.length > 1 ? 'tariff:own.branch' : 'tariff:own.country', {
      country: t(`countries:${country}`),
    });
    return [title, ownSentence(found)].join(t('ui:sentenceSpace'));
  }
}
