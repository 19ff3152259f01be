import type { HsLineRates } from '@/features/hs/tree/hs-tree-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { NoData } from '@/shared/ui/marks/no-data';

/** The range of the rates of several lines, in percent without the sign, and how many lines have no percentage in it. */
export function RateRangeText({ rates }: { rates: HsLineRates }) {
  const { t } = useTexts('browse');
  const language = useLanguage();
  const { low, high, others, none, missing } = rates;
  const total = others + none + missing;
  if (low === null || high === null) {
    if (missing === total) return <NoData />;
    if (none === total) return <NoData reason="noPreference" />;
  }
  const parts = (['others', 'none', 'missing'] as const).filter((part) => rates[part] > 0);
  const [from, to] = [low ?? 0, high ?? 0].map((percent) => formatNumber(percent, language));
  return (
    <>
      {low !== null && (
        <span className="browse-range">{from === to ? from : t('range', { low: from, high: to })}</span>
      )}
      {parts.map((part) => (
        <span key={part} className="browse-more">
          {t(`lines.${part}`, { count: rates[part] })}
        </span>
      ))}
    </>
  );
}
