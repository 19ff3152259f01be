import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import type { RangeGap, RateRange } from './rate-range';

/** Writes the range of the rates of several lines, with how many lines have no percentage in it; or why there is none. */
export function useRangeWords(): (range: RateRange | null, gap: RangeGap) => string {
  const { t } = useTexts(['tariff', 'ui']);
  const language = useLanguage();
  return (range, gap) => {
    if (range === null) return gap === 'noPercent' ? t('lines.noRange') : t(`ui:missing.${gap}`);
    const [low, high] = [range.low, range.high].map((percent) => formatNumber(percent, language));
    const words = low === high ? `${low}%` : t('lines.range', { low, high });
    return range.others === 0 ? words : t('lines.others', { range: words, count: range.others });
  };
}
