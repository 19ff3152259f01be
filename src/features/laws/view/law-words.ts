import type { LawFilter } from '../law-filters';
import type { LawStep } from '../law-status-schema';
import { NO_YEAR } from '../laws-schema';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';

/** Labels for the codes and dates of laws; a code without a label is shown as is. */
export interface LawWords {
  country: (code: string) => string;
  standardType: (code: string) => string;
  productType: (code: string) => string;
  date: (date: string) => string;
  /** A step with its date: 2024-12-01 施行. */
  step: (step: LawStep) => string;
  facetName: (name: LawFilter) => string;
  facetValue: (name: LawFilter, value: string) => string;
}

export function useLawWords(): LawWords {
  const { t } = useTexts(['law', 'countries']);
  const language = useLanguage();
  const date = (value: string) => dateInText(value, language);
  const country = (code: string) => t(`countries:${code}`, { defaultValue: code });
  const standardType = (code: string) => textOfCode(t, 'standardType', code);
  const productType = (code: string) => textOfCode(t, 'productType', code);
  return {
    country,
    standardType,
    productType,
    date,
    step: (step) => t(`law:step.${step.kind}`, { date: date(step.date) }),
    facetName: (name) => t(`law:facet.${name}`),
    facetValue: (name, value) => {
      switch (name) {
        case 'country':
          return country(value);
        case 'standardType':
          return standardType(value);
        case 'productType':
          return productType(value);
        case 'status':
          return textOfCode(t, 'status', value);
        case 'kind':
          return textOfCode(t, 'kind', value);
        case 'year':
          return value === NO_YEAR ? t('law:noYear') : value;
      }
    },
  };
}
