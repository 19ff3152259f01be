import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { useTexts } from '@/shared/i18n/use-texts';

const isPortalCountry = (code: string): boolean => COUNTRY_CODES.some((known) => known === code);

/** Names of countries and other economies of trade-remedy cases; a code without a name stands for itself. */
export function useEconomyName(): (code: string) => string {
  const { t } = useTexts(['risk', 'countries']);
  return (code) =>
    isPortalCountry(code) ? t(`countries:${code}`) : t(`economy.${code}`, { defaultValue: code });
}
