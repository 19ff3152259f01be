import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';

/** Names of countries and other economies of trade-remedy cases; a code without a name is shown as is. */
export function useEconomyName(): (code: string) => string {
  const { t } = useTexts(['risk', 'countries']);
  return (code) => t(`countries:${code}`, { defaultValue: textOfCode(t, 'economy', code) });
}
