import type { Bound, Limit, MeetsAll } from '@/domain/standards';
import { useTexts } from '@/shared/i18n/use-texts';
import type { ComparedIndicator } from './comparison-columns';

/** Limits and results in the reader's language, for the screen and for files. */
export function useComparisonWords() {
  const { t } = useTexts(['comparison', 'ui']);
  const bound = ({ min, max }: Bound): string => {
    if (min !== null && max !== null) {
      if (min.value === max.value) return t('limit.exactly', { value: min.value });
      const isClosed = !min.isOpen && !max.isOpen;
      return isClosed
        ? t('limit.range', { min: min.value, max: max.value })
        : `${min.isOpen ? '>' : '≥'} ${min.value}, ${max.isOpen ? '<' : '≤'} ${max.value}`;
    }
    if (min !== null) return `${min.isOpen ? '>' : '≥'} ${min.value}`;
    return max === null ? t('limit.any') : `${max.isOpen ? '<' : '≤'} ${max.value}`;
  };
  const limit = (read: Limit, printed: string): string => {
    switch (read.kind) {
      case 'bound': {
        if (read.form === 'limit' || read.form === 'tolerance') return withSigns(printed);
        const value = read.isApproximate ? t('limit.about', { value: bound(read.bound) }) : bound(read.bound);
        return t(`limit.${read.form}Below`, { value });
      }
      case 'class':
        return t('limit.class', { name: read.name });
      case 'text':
        return read.text;
      default:
        return t(`limit.${read.kind}`);
    }
  };
  const withUnit = (text: string, unit: string | null) =>
    unit === null || unit === 'pH' || text.endsWith(unit) ? text : `${text} ${unitWord(unit)}`;
  const unitWord = (unit: string) => (unit === 'grade' ? t('limit.grade') : unit.replace(/^u(?=[gm])/, 'µ'));
  return {
    t,
    cell: ({ requirement, printed }: ComparedIndicator): string => {
      const text = limit(requirement.limit, printed);
      return requirement.limit.kind === 'bound' ? withUnit(text, requirement.unit) : text;
    },
    /** What meets all, or the two that contradict, by the labels of the columns. */
    meets: (result: MeetsAll, labels: readonly string[]): string => {
      if (result.kind === 'none') return t('meets.none');
      if (result.kind === 'bound') return withUnit(bound(result.bound), result.unit);
      const [one, other] = result.pair.map((place) => labels[place] ?? '');
      return t('meets.contradiction', { one, other });
    },
  };
}

export type ComparisonWords = ReturnType<typeof useComparisonWords>;

/** A printed limit with the signs of print. */
const withSigns = (printed: string): string =>
  printed
    .replaceAll(/<= ?/g, '≤ ')
    .replaceAll(/>= ?/g, '≥ ')
    .replaceAll(/\+\/?-/g, '±')
    .replace(/^(\d[\d.]*)-(\d[\d.]*)$/, '$1–$2');
