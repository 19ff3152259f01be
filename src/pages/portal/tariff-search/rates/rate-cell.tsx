import { percentOf, percentsOf } from '@/features/tariffs/rates/held-rate';
import type { HeldRate } from '@/features/tariffs/rates/held-rate';
import type { RateAsSent } from '@/features/tariffs/tariffs-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { NotHeld } from '@/shared/ui/marks/not-held';
import { FigureMark } from './figure-mark';
import { useDividedText } from '@/features/tariffs/rates/use-rate-text';
import './rate-cell.css';

interface RateCellProps {
  held: HeldRate;
  /** Decimal places of the column's percentages. */
  decimals?: number;
  /** Shown in place of a rate that does not apply: that is a reason, not a gap. */
  instead?: string;
}

/**
 * A rate in a column headed by %: the number, the tariff's own text if it is no percentage, or why there is none; its
 * mark in front.
 */
export function RateCell({ held, decimals, instead }: RateCellProps) {
  const language = useLanguage();
  if (instead !== undefined) return <span className="not-held">{instead}</span>;
  if (held.kind === 'not-held') return <NotHeld />;
  const percent = percentOf(held);
  const percents = percentsOf(held).map((each) => formatNumber(each, language));
  return (
    <span className="rate-cell">
      <FigureMark mark={held.rate.mark} />
      {held.kind === 'none' ? (
        <NotHeld reason="noPreference" />
      ) : percent === null ? (
        <span className="rate-cell-printed">{percents.join(' / ') || held.rate.printed}</span>
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
export function useHeldText(): (held: HeldRate, instead?: string) => string {
  const { t } = useTexts('ui');
  const language = useLanguage();
  const dividedText = useDividedText();
  return (held, instead) => {
    if (instead !== undefined) return instead;
    if (held.kind === 'not-held') return t('missing.notHeld');
    if (held.kind === 'none') return t('missing.noPreference');
    const percent = percentOf(held);
    return percent === null
      ? (dividedText(held) ?? held.rate.printed)
      : `${formatNumber(percent, language)}%`;
  };
}

/** A rate of the answer in the form used by cells. */
export const asHeld = (rate: RateAsSent | null): HeldRate => {
  if (rate === null) return { kind: 'not-held', lastHeld: null };
  return { kind: rate.duty?.kind === 'excluded' ? 'none' : 'rate', rate };
};
