import { answerKind, decidedBasis, wordedKind } from '@/features/tariffs/country-pair/answer-kind';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { moneyOf } from '@/features/tariffs/country-pair/pair-report';
import { nextStepKey } from '@/features/tariffs/country-pair/next-step';
import { formatIsoDate } from '@/shared/format/date';
import { formatMoney } from '@/shared/format/money';
import { formatSigned } from '@/shared/format/signed';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { NoData } from '@/shared/ui/marks/no-data';
import { FigureMark } from '../rates/figure-mark';
import { PartnerDifference } from '../partners/partner-cells';
import { useRateResultText } from '../rates/rate-cell';

/** A rate with its unit and mark, or why there is none. */
export function CompareRate({ result, instead }: { result: RateResult; instead?: string }) {
  const rateResultText = useRateResultText();
  if (instead !== undefined) return <span className="no-data">{instead}</span>;
  if (result.kind === 'missing') return <NoData />;
  return (
    <>
      {rateResultText(result)} <FigureMark mark={result.rate.mark} />
    </>
  );
}

/** The payable rate, its basis, and the amount if it can be computed. */
export function ComparePayable({ pair, currency }: { pair: PairDuty; currency: string }) {
  const { t } = useTexts(['pair', 'tariff']);
  const language = useLanguage();
  const rateResultText = useRateResultText();
  const { payable } = pair;
  const basis = decidedBasis(pair);
  if (payable === null) return <span className="no-data">{t('compare.noPayable')}</span>;
  if (payable.undecided) {
    const kind = wordedKind(pair, answerKind(pair));
    if (kind === 'undecidedDivided')
      return <span className="no-data">{t('tariff:answer.basis.undecidedDivided')}</span>;
    const key = kind === 'undecidedText' ? 'compare.undecidedText' : 'compare.undecided';
    return <span className="no-data">{t(key)}</span>;
  }
  if (basis === null) return <span className="no-data">{t('tariff:answer.basis.rcep-missing')}</span>;
  const isRcep = basis === 'RCEP';
  return (
    <>
      {rateResultText(isRcep ? pair.rcep : pair.mfn)}
      <span className="compare-aside">{t(isRcep ? 'compare.byRcep' : 'compare.byMfn')}</span>
      {payable.amount !== null && (
        <span className="compare-aside">
          {formatMoney(payable.amount, moneyOf(pair, currency), language)}
        </span>
      )}
    </>
  );
}

/** RCEP less MFN in points, and in money if there is a value. */
export function CompareSaving({ pair, currency }: { pair: PairDuty; currency: string }) {
  const { t } = useTexts('pair');
  const language = useLanguage();
  const { pointsBelowMfn, savedAmount } = pair;
  if (pointsBelowMfn === null) return <PartnerDifference pair={pair} decimals={0} />;
  const tone = pointsBelowMfn > 0 ? 'partner-below' : pointsBelowMfn < 0 ? 'partner-above' : undefined;
  const points = Math.round(-pointsBelowMfn * 1e4) / 1e4 || 0;
  return (
    <>
      <span className={tone}>{t('compare.points', { points: formatSigned(points, language) })}</span>
      {savedAmount !== null && savedAmount > 0 && (
        <span className="compare-aside">
          {t('compare.saved', { amount: formatMoney(savedAmount, moneyOf(pair, currency), language) })}
        </span>
      )}
    </>
  );
}

/** The day and rate of the next reduction; if none is known, the day from which there is no data, stated first. */
export function CompareNext({ pair: { inForce, rcep, next, payable } }: { pair: PairDuty }) {
  const { t } = useTexts(['pair', 'tariff']);
  const language = useLanguage();
  const rateResultText = useRateResultText();
  if (!inForce.inForce) return '—';
  if (rcep.kind === 'missing') return <NoData />;
  if (rcep.kind === 'none') return <NoData reason="noPreference" />;
  if (next === null) return <span className="no-data">{t('compare.noNext')}</span>;
  const key = nextStepKey(next, payable?.basis === 'MFN');
  const date = formatIsoDate(next.date, language);
  if (next.rate === null) {
    return (
      <span className="no-data">
        {t(`tariff:answer.${key}`)} <span className="no-break">{date}</span>
      </span>
    );
  }
  return (
    <>
      {date}
      <span className="compare-aside">
        {key === 'nextBelowMfn' && <>{t('tariff:answer.nextBelowMfn')} · </>}
        {rateResultText({ kind: 'rate', rate: next.rate })} <FigureMark mark={next.rate.mark} />
      </span>
    </>
  );
}
