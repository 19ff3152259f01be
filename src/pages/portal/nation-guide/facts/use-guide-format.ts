import { useTranslation } from 'react-i18next';
import { formatIsoDate } from '@/shared/format/date';
import { formatNumber, formatSigned } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';

/** How the guide writes names, dates and numbers in the reader's language. */
export interface GuideFormat {
  country: (code: string) => string;
  list: (items: readonly string[]) => string;
  date: (iso: string) => string;
  number: (value: number, decimals?: number) => string;
  signed: (value: number, decimals?: number) => string;
  /** The language of a server text where it is not the page's. */
  langOf: (text: { lang: string }) => string | undefined;
}

/** The guide's ways of writing, for the language in use. */
export function useGuideFormat(): GuideFormat {
  const { t } = useTranslation(['nation', 'countries']);
  const language = useLanguage();
  return {
    country: (code) => t(`countries:${code}`),
    list: (items) => items.join(t('comma')),
    date: (iso) => formatIsoDate(iso, language),
    number: (value, decimals) => formatNumber(value, language, decimals),
    signed: (value, decimals) => formatSigned(value, language, decimals),
    langOf: ({ lang }) => (lang === language ? undefined : lang),
  };
}
