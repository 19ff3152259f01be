import { COUNTRY_CODES } from '@/features/countries/country-codes';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Note } from '@/shared/ui/note';
import type { LaneAddress } from './lane-address';
import type { Ask } from './use-guide-query';

/** Says what in the address cannot be used: an impossible date, and countries that are none of the 16. */
export function AddressNotes({ query, unusable, onAsk }: LaneAddress & { onAsk: Ask }) {
  const { t } = useTexts('guide');
  const language = useLanguage();
  return (
    <>
      {unusable.date !== '' && (
        <div className="guide-address-note">
          <Note tone="warning" role="status">
            {t('address.date', { asked: unusable.date, date: formatIsoDate(query.date, language) })}
          </Note>
        </div>
      )}
      {unusable.from !== '' && (
        <UnknownCountry asked={unusable.from} side="from" onPick={(from) => onAsk({ from })} />
      )}
      {unusable.to !== '' && <UnknownCountry asked={unusable.to} side="to" onPick={(to) => onAsk({ to })} />}
    </>
  );
}

interface UnknownCountryProps {
  asked: string;
  side: 'from' | 'to';
  onPick: (code: string) => void;
}

/** A country that is none of the 16, and the 16 to choose from. */
function UnknownCountry({ asked, side, onPick }: UnknownCountryProps) {
  const { t } = useTexts(['guide', 'countries']);
  return (
    <EmptyState why={t('address.country', { asked })} next={t(`address.${side}`)}>
      {COUNTRY_CODES.map((code) => (
        <Button key={code} variant="text" onClick={() => onPick(code)}>
          {t(`countries:${code}`)}
        </Button>
      ))}
    </EmptyState>
  );
}
