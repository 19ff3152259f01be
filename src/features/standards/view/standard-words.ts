import type { StandardFilter } from '../standard-filters';
import { INTERNATIONAL } from '../standards-schema';
import type { StandardRecord } from '../standards-schema';
import { dateInText } from '@/shared/format/date-in-text';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';

/** Labels for the codes and dates of standards; a code without a label is shown as is. */
export interface StandardWords {
  /** A country by its code; international standards have none. */
  country: (code: string | null) => string;
  /** `91` as "Construction materials and building (91)"; the field of a longer code. */
  icsField: (code: string) => string;
  /** The most informative date of a standard in the reader's language, null if none is known. */
  date: (standard: StandardRecord) => string | null;
  facetName: (name: StandardFilter) => string;
  facetValue: (name: StandardFilter, value: string) => string;
}

export function useStandardWords(): StandardWords {
  const { t } = useTexts(['standard', 'countries']);
  const language = useLanguage();
  const country = (code: string | null) =>
    code === null || code === INTERNATIONAL
      ? t('standard:international')
      : t(`countries:${code}`, { defaultValue: code });
  const icsField = (code: string) =>
    t('standard:icsField', {
      name: textOfCode(t, 'standard:ics', code.slice(0, 2), ''),
      code,
    });
  return {
    country,
    icsField,
    date: ({ inForceFrom, published, confirmed }) => {
      if (inForceFrom !== null)
        return t('standard:date.inForceFrom', { date: dateInText(inForceFrom, language) });
      if (confirmed !== null) return t('standard:date.confirmed', { date: dateInText(confirmed, language) });
      return published && t('standard:date.published', { date: dateInText(published, language) });
    },
    facetName: (name) => t(`standard:facet.${name}`),
    facetValue: (name, value) => {
      switch (name) {
        case 'country':
          return country(value);
        case 'body':
          return textOfCode(t, 'standard:body', value);
        case 'sector':
          return textOfCode(t, 'standard:sector', value);
        case 'ics':
          return icsField(value);
        case 'relation':
          return textOfCode(t, 'standard:adoption', value);
        case 'status':
          return textOfCode(t, 'standard:status', value);
        case 'has':
          return t('standard:hasIndicators');
        case 'year':
          return value;
      }
    },
  };
}
