import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import type { Holding } from '../sources-schema';
import type { FooterSource } from './footer-sources';

/** A data set as a row of the table of sources in the footer. */
export function useFooterSource(): (holding: Holding) => FooterSource {
  const language = useLanguage();
  const { t } = useTexts(['ui', 'shell']);
  return ({ id, subject, count, unchecked, source }) => ({
    id,
    title: subject.text,
    publisher: source.title.text + (source.publisher === '' ? '' : t('source.publisher', source)),
    lang: { title: subject.lang, publisher: source.title.lang },
    count: formatNumber(count, language),
    unchecked:
      unchecked === 0 ? '' : t('shell:footer.unchecked', { number: formatNumber(unchecked, language) }),
    asOf: source.asOf,
  });
}
