import { isDay } from '@/domain/rcep';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';

interface UnusableDateProps {
  /** What the address says in place of a day. */
  asked: string;
  /** The day used in its place, as ISO. */
  used: string;
  /** The years that can be asked about, where not all can. */
  years?: { first: number; last: number };
  /** The covered day nearest to it, and what happens when the reader takes it. */
  nearest?: { day: string; onPick: () => void };
}

/** Longest part of an address that is said again. */
const MAX_SAID = 40;

/** Says that a date of the address is no day of the calendar, or a day outside of `years`, and that today is used. */
export function UnusableDate({ asked, used, years, nearest }: UnusableDateProps) {
  const { t } = useTexts('list');
  const language = useLanguage();
  const date = dateInText(used, language);
  const said = asked.slice(0, MAX_SAID);
  if (years === undefined || !isDay(asked))
    return (
      <Note tone="warning" role="status">
        {t('address.date', { asked: said, date })}
      </Note>
    );
  const start = dateInText(`${years.first}-01-01`, language);
  return (
    <Note
      tone="warning"
      role="status"
      actions={
        nearest && (
          <Button size="small" onClick={nearest.onPick}>
            {t('address.nearest', { date: dateInText(nearest.day, language) })}
          </Button>
        )
      }
    >
      {t('address.outside', { ...years, start, asked: said, date })}
    </Note>
  );
}
