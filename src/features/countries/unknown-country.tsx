import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { COUNTRY_CODES } from './country-codes';

interface UnknownCountryProps {
  /** The text of the address in place of a country code. */
  requested: string;
  side: 'from' | 'to';
  onPick: (code: string) => void;
}

/** The maximum length quoted from an address. */
const MAX_QUOTED = 40;

/**
 * Reports that a country in the address is not one of the 16, and offers those as exporting (`from`) or importing
 * country.
 */
export function UnknownCountry({ requested, side, onPick }: UnknownCountryProps) {
  const { t } = useTexts(['list', 'countries']);
  return (
    <EmptyState
      why={t('list:address.country', { requested: requested.slice(0, MAX_QUOTED) })}
      next={t(`list:address.${side}`)}
    >
      {COUNTRY_CODES.map((code) => (
        <Button key={code} variant="text" onClick={() => onPick(code)}>
          {t(`countries:${code}`)}
        </Button>
      ))}
    </EmptyState>
  );
}
