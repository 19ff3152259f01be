import { formatIsoDate } from '@/shared/format/date';
import { dateInText } from '@/shared/format/date-in-text';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useListText } from '@/shared/i18n/use-list-text';
import { useTexts } from '@/shared/i18n/use-texts';

/** How the guide formats names, dates and numbers in the reader's language. */
export interface GuideFormat {
  country: (code: string) => string;
  list: (items: readonly string[]) => string;
  /** A date on its own. */
  date: (iso: string) => string;
  /** A date inside a sentence. */
  dateInText: (iso: string) => string;
  number: (value: number, decimals?: number) => string;
  /** The language of a server text if it is not the page's. */
  langOf: (text: { lang: string }) => string | undefined;
}

/** The guide's formats for the current language. */
export function useGuideFormat(): GuideFormat {
  const { t } = useTexts('countries');
  const language = useLanguage();
  const list = useListText();
  return {
    country: (code) => t(`countries:${code}`),
    list,
    date: (iso) => formatIsoDate(iso, language),
    dateInText: (iso) => dateInText(iso, language),
    number: (value, decimals) => formatNumber(value, language, decimals),
    langOf: ({ lang }) => (lang === language ? undefined : lang),
  };
}
