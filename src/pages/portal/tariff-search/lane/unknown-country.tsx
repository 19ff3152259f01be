import { COUNTRY_CODES } from '@/features/countries/country-codes';
import type { LaneQuery, LaneQuestion } from '@/features/tariffs/lane-query';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

interface UnknownCountryProps {
  end: 'from' | 'to';
  question: LaneQuestion;
  onAsk: (change: Partial<LaneQuery>) => void;
}

/** True for a country of the portal. */
export const isKnownCountry = (code: string): boolean => COUNTRY_CODES.some((known) => known === code);

/** Says that a country code of the address means nothing here, and offers those that do. */
export function UnknownCountry({ end, question, onAsk }: UnknownCountryProps) {
  const { t } = useTexts(['tariff', 'countries']);
  return (
    <EmptyState
      why={t('none.country', { code: question[end] })}
      next={t(end === 'from' ? 'none.pickFrom' : 'none.pickTo')}
    >
      {COUNTRY_CODES.map((code) => (
        <Button key={code} variant="text" onClick={() => onAsk({ [end]: code })}>
          {t(`countries:${code}`)}
        </Button>
      ))}
    </EmptyState>
  );
}
