import { useTexts } from '@/shared/i18n/use-texts';

/** More than this are counted, not named. */
const NAMED = 4;

/** The countries of a news item in the reader's language, in one line. */
export function useCountryNames(codes: readonly string[]): string {
  const { t } = useTexts(['news', 'countries']);
  const names = codes.map((code) => t(`countries:${code}`));
  const separator = t('list.nameSeparator');
  if (names.length <= NAMED) return names.join(separator);
  return t('list.someCountries', { names: names.slice(0, 2).join(separator), count: names.length });
}
