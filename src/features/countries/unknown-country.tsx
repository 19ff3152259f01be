import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { COUNTRY_CODES } from './country-codes';

interface UnknownCountryProps {
  /** What the address says in place of a country's code. */
  asked: string;
  side: 'from' | 'to';
  onPick: (code: string) => void;
}

/** Longest part of an address that is said again. */
const MAX_SAID = 40;

/** Says that a country of the address is none of the 16, and offers those as exporting (`from`) or importing country. */
export function UnknownCountry({ asked, side, onPick }: UnknownCountryProps) {
  const { t } = useTexts(['list', 'countries']);
  return (
    <EmptyState
      why={t('list:address.country', { asked: asked.slice(0, MAX_SAID) })}
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
