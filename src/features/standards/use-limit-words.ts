import type { Bound, Limit, ReadLimit } from '@/domain/standards';
import { useTexts } from '@/shared/i18n/use-texts';

/** Limits in the reader's language, for the screen and for files. */
export function useLimitWords() {
  const { t } = useTexts('comparison');
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
    bound,
    withUnit,
    /** As printed if it is one value or range, else in words. */
    printed: ({ limit: read, unit }: ReadLimit, text: string): string =>
      read.kind === 'bound' ? withUnit(limit(read, text), unit) : limit(read, text),
    /** The limit as parsed. */
    asRead: ({ limit: read, unit }: ReadLimit): string => {
      if (read.kind !== 'bound') return limit(read, '');
      const isPlain = read.form === 'limit' || read.form === 'tolerance';
      return withUnit(isPlain ? bound(read.bound) : limit(read, ''), unit);
    },
  };
}

/** A printed limit with typographic signs. */
const withSigns = (printed: string): string =>
  printed
    .replaceAll(/<= ?/g, '≤ ')
    .replaceAll(/>= ?/g, '≥ ')
    .replaceAll(/\+\/?-/g, '±')
    .replace(/^(\d[\d.]*)-(\d[\d.]*)$/, '$1–$2');
