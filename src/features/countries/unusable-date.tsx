import { isDay } from '@/domain/rcep';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';

interface UnusableDateProps {
  /** The text of the address in place of a date. */
  requested: string;
  /** The date used instead, as ISO. */
  used: string;
  /** The years that can be queried, if limited. */
  years?: { first: number; last: number };
  /** The nearest covered day, and the handler for choosing it. */
  nearest?: { day: string; onPick: () => void };
}

/** The maximum length quoted from an address. */
const MAX_QUOTED = 40;

/** Reports that a date in the address is not a calendar day, or is outside `years`, and that today is used. */
export function UnusableDate({ requested, used, years, nearest }: UnusableDateProps) {
  const { t } = useTexts('list');
  const language = useLanguage();
  const date = dateInText(used, language);
  const message = requested.slice(0, MAX_QUOTED);
  if (years === undefined || !isDay(requested))
    return (
      <Note tone="warning" role="status">
        {t('address.date', { requested: message, date })}
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
      {t('address.outside', { ...years, start, requested: message, date })}
    </Note>
  );
}
