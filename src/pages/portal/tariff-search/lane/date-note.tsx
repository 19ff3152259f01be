import { useSearchParams } from 'react-router-dom';
import { isDay } from '@/domain/rcep';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/note';

const MAX_SHOWN = 20;

/** Says which date is used where the address has one that does not exist. */
export function DateNote({ date }: { date: string }) {
  const { t } = useTexts('tariff');
  const language = useLanguage();
  const [params] = useSearchParams();
  const typed = params.get('date') ?? '';
  if (typed === '' || isDay(typed)) return null;
  return (
    <Note tone="warning">
      {t('head.badDate', { typed: typed.slice(0, MAX_SHOWN), date: formatIsoDate(date, language) })}
    </Note>
  );
}
