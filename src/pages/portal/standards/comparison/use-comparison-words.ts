import type { MeetsAll } from '@/domain/standards';
import { useLimitWords } from '@/features/standards/use-limit-words';
import { useTexts } from '@/shared/i18n/use-texts';
import type { ComparedIndicator } from './comparison-columns';

/** Limits and results in the reader's language, for the screen and for files. */
export function useComparisonWords() {
  const { t } = useTexts(['comparison', 'ui']);
  const { bound, printed: printedLimit, withUnit } = useLimitWords();
  return {
    t,
    cell: ({ requirement, printed }: ComparedIndicator): string => printedLimit(requirement, printed),
    /** What meets all, or the contradicting two, by the labels of the columns. */
    meets: (result: MeetsAll, labels: readonly string[]): string => {
      if (result.kind === 'none') return t('meets.none');
      if (result.kind === 'bound') return withUnit(bound(result.bound), result.unit);
      const [one, other] = result.pair.map((place) => labels[place] ?? '');
      return t('meets.contradiction', { one, other });
    },
  };
}

export type ComparisonWords = ReturnType<typeof useComparisonWords>;
