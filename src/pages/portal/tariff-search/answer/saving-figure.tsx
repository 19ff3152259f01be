import { formatMoney } from '@/shared/format/money';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Figure } from '@/shared/ui/figures/figure';

interface SavingFigureProps {
  /** MFN less RCEP in percentage points. */
  points: number;
  /** In the currency; null without a value. */
  amount: number | null;
  currency: string;
}

/** What the RCEP rate saves against MFN, or by how much it is above it. */
export function SavingFigure({ points, amount, currency }: SavingFigureProps) {
  const { t } = useTexts('tariff');
  const language = useLanguage();
  const isAbove = points < 0;
  const note =
    amount === null
      ? t('answer.noAmount')
      : t('answer.saved', { amount: formatMoney(amount, currency, language) });
  return (
    <Figure
      label={t(isAbove ? 'answer.above' : 'answer.below')}
      value={formatNumber(Number(Math.abs(points).toFixed(4)), language)}
      unit={t('answer.points')}
      tone={isAbove ? 'warning' : points > 0 ? 'positive' : undefined}
      note={isAbove ? t('answer.aboveNote') : points > 0 ? note : undefined}
    />
  );
}

/** By how much RCEP is below MFN at least and at most, if the tariff divides the line further. */
export function SavingRange({ low, high }: { low: number; high: number }) {
  const { t } = useTexts('tariff');
  const language = useLanguage();
  const least = formatNumber(low, language);
  const most = formatNumber(high, language);
  return (
    <Figure
      label={t('answer.below')}
      value={low === high ? least : t('answer.pointsRange', { low: least, high: most })}
      unit={t('answer.points')}
      note={t('answer.byDivision')}
    />
  );
}
