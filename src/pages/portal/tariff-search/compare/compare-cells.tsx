import { answerKind, decidedBasis, wordedKind } from '@/features/tariffs/lane/answer-kind';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { Lane } from '@/features/tariffs/lane/lane';
import { moneyOf } from '@/features/tariffs/lane/lane-report';
import { nextStepKey } from '@/features/tariffs/lane/next-step';
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
export function ComparePayable({ lane, currency }: { lane: Lane; currency: string }) {
  const { t } = useTexts(['lane', 'tariff']);
  const language = useLanguage();
  const rateResultText = useRateResultText();
  const { payable } = lane;
  const basis = decidedBasis(lane);
  if (payable === null) return <span className="no-data">{t('compare.noPayable')}</span>;
  if (payable.undecided) {
    const kind = wordedKind(lane, answerKind(lane));
    if (kind === 'undecidedDivided')
      return <span className="no-data">{t('tariff:answer.basis.undecidedDivided')}</span>;
    const key = kind === 'undecidedText' ? 'compare.undecidedText' : 'compare.undecided';
    return <span className="no-data">{t(key)}</span>;
  }
  if (basis === null) return <span className="no-data">{t('tariff:answer.basis.rcep-not-held')}</span>;
  const isRcep = basis === 'RCEP';
  return (
    <>
      {rateResultText(isRcep ? lane.rcep : lane.mfn)}
      <span className="compare-aside">{t(isRcep ? 'compare.byRcep' : 'compare.byMfn')}</span>
      {payable.amount !== null && (
        <span className="compare-aside">
          {formatMoney(payable.amount, moneyOf(lane, currency), language)}
        </span>
      )}
    </>
  );
}

/** RCEP less MFN in points, and in money if there is a value. */
export function CompareSaving({ lane, currency }: { lane: Lane; currency: string }) {
  const { t } = useTexts('lane');
  const language = useLanguage();
  const { pointsBelowMfn, savedAmount } = lane;
  if (pointsBelowMfn === null) return <PartnerDifference lane={lane} decimals={0} />;
  const tone = pointsBelowMfn > 0 ? 'partner-below' : pointsBelowMfn < 0 ? 'partner-above' : undefined;
  const points = Math.round(-pointsBelowMfn * 1e4) / 1e4 || 0;
  return (
    <>
      <span className={tone}>{t('compare.points', { points: formatSigned(points, language) })}</span>
      {savedAmount !== null && savedAmount > 0 && (
        <span className="compare-aside">
          {t('compare.saved', { amount: formatMoney(savedAmount, moneyOf(lane, currency), language) })}
        </span>
      )}
    </>
  );
}

/** The day and rate of the next reduction; if none is known, the day from which there is no data, stated first. */
export function CompareNext({ lane: { inForce, rcep, next, payable } }: { lane: Lane }) {
  const { t } = useTexts(['lane', 'tariff']);
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
