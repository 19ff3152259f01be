import { percentOf, percentsOf } from '@/features/tariffs/rates/rate-result';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import type { RateAsSent } from '@/features/tariffs/tariffs-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { NoData } from '@/shared/ui/marks/no-data';
import { FigureMark } from './figure-mark';
import { useDividedText } from '@/features/tariffs/rates/use-rate-text';
import './rate-cell.css';

interface RateCellProps {
  result: RateResult;
  /** Decimal places of the column's percentages. */
  decimals?: number;
  /** Shown in place of a rate that does not apply: that is a reason, not a gap. */
  instead?: string;
}

/**
 * A rate in a column headed by %: the number, the tariff's own text if it is no percentage, or why there is none; its
 * mark in front.
 */
export function RateCell({ result, decimals, instead }: RateCellProps) {
  const language = useLanguage();
  if (instead !== undefined) return <span className="no-data">{instead}</span>;
  if (result.kind === 'missing') return <NoData />;
  const percent = percentOf(result);
  const percents = percentsOf(result).map((each) => formatNumber(each, language));
  return (
    <span className="rate-cell">
      <FigureMark mark={result.rate.mark} />
      {result.kind === 'none' ? (
        <NoData reason="noPreference" />
      ) : percent === null ? (
        <span className="rate-cell-printed">{percents.join(' / ') || result.rate.printed}</span>
      ) : (
        formatNumber(percent, language, decimals)
      )}
    </span>
  );
}

/**
 * Formats a rate with its unit, for sentences and pictures: `8.2%`, the tariff's own text, or the word for a missing
 * one.
 */
export function useRateResultText(): (result: RateResult, instead?: string) => string {
  const { t } = useTexts('ui');
  const language = useLanguage();
  const dividedText = useDividedText();
  return (result, instead) => {
    if (instead !== undefined) return instead;
    if (result.kind === 'missing') return t('missing.noData');
    if (result.kind === 'none') return t('missing.noPreference');
    const percent = percentOf(result);
    return percent === null
      ? (dividedText(result) ?? result.rate.printed)
      : `${formatNumber(percent, language)}%`;
  };
}

/** A rate of the answer in the form used by cells. */
export const asRateResult = (rate: RateAsSent | null): RateResult => {
  if (rate === null) return { kind: 'missing', lastKnown: null };
  return { kind: rate.duty?.kind === 'excluded' ? 'none' : 'rate', rate };
};
