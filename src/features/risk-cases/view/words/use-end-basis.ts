import type { MeasureEnd } from '../../measure-end';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';

/** Explains how the end of a measure is known. */
export function useEndBasis(): (end: MeasureEnd) => string {
  const { t } = useTexts('risk');
  const language = useLanguage();
  return ({ basis, from, years }) =>
    t(`basis.${basis}`, {
      from: from === null ? '' : dateInText(from, language),
      count: years ?? 0,
    });
}
