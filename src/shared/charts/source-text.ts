import type { SourceRecord } from '@/shared/api/record-schema';
import { formatIsoDate } from '@/shared/format/date';
import { currentLanguage, translate } from '@/shared/i18n/i18n';

/** Sources in one line, for files and pictures, in the words of the source line on the page; texts of the area `ui`. */
export function sourceText(sources: readonly SourceRecord[]): string {
  return sources
    .map(({ title, publisher, asOf }) => {
      const by = publisher === '' ? '' : translate('ui:source.publisher', { publisher });
      return `${title.text}${by}${translate('ui:source.comma')}${formatIsoDate(asOf, currentLanguage())}`;
    })
    .join(translate('ui:source.separator'));
}
