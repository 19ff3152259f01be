import { isDay } from '@/domain/rcep';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/note';

interface UnusableDateProps {
  /** What the address says in place of a day. */
  asked: string;
  /** The day used in its place, as ISO. */
  used: string;
  /** The years that can be asked about, where not all can. */
  years?: { first: number; last: number };
}

/** Longest part of an address that is said again. */
const MAX_SAID = 40;

/** Says that a date of the address is no day of the calendar, or a day outside of `years`, and that today is used. */
export function UnusableDate({ asked, used, years }: UnusableDateProps) {
  const { t } = useTexts('list');
  const date = formatIsoDate(used, useLanguage());
  const said = asked.slice(0, MAX_SAID);
  return (
    <Note tone="warning" role="status">
      {years !== undefined && isDay(asked)
        ? t('address.outside', { ...years, asked: said, date })
        : t('address.date', { asked: said, date })}
    </Note>
  );
}
