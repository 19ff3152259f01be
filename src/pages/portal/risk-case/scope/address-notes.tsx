import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Note } from '@/shared/ui/note';
import type { ScopeAddress } from './scope-address';

interface AddressNotesProps extends ScopeAddress {
  onPick: (side: 'from' | 'to', code: string) => void;
}

/** Says what in the address cannot be used: an impossible date, and countries that are none of the 16 to choose from. */
export function AddressNotes({ question, unusable, onPick }: AddressNotesProps) {
  const { t } = useTexts(['risk', 'countries']);
  const language = useLanguage();
  return (
    <>
      {unusable.date !== '' && (
        <div className="risk-scope-note">
          <Note tone="warning" role="status">
            {t('scope.address.date', {
              asked: unusable.date,
              date: formatIsoDate(question.date, language),
            })}
          </Note>
        </div>
      )}
      {(['from', 'to'] as const)
        .filter((side) => unusable[side] !== '')
        .map((side) => (
          <EmptyState
            key={side}
            why={t('scope.address.country', { asked: unusable[side] })}
            next={t(`scope.address.${side}`)}
          >
            {COUNTRY_CODES.map((code) => (
              <Button key={code} variant="text" onClick={() => onPick(side, code)}>
                {t(`countries:${code}`)}
              </Button>
            ))}
          </EmptyState>
        ))}
    </>
  );
}
