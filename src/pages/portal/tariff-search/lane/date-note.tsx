import { useSearchParams } from 'react-router-dom';
import { isDay } from '@/domain/rcep';
import { ASKED_YEARS, isAskedDay } from '@/features/tariffs/lane-query';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/note';

const MAX_SHOWN = 20;

/** Says which date is used where the address has one that does not exist, or that no question can be about. */
export function DateNote({ date }: { date: string }) {
  const { t } = useTexts('tariff');
  const language = useLanguage();
  const [params] = useSearchParams();
  const typed = params.get('date') ?? '';
  if (typed === '' || isAskedDay(typed)) return null;
  return (
    <Note tone="warning">
      {t(isDay(typed) ? 'head.dateOutside' : 'head.badDate', {
        ...ASKED_YEARS,
        typed: typed.slice(0, MAX_SHOWN),
        date: formatIsoDate(date, language),
      })}
    </Note>
  );
}
