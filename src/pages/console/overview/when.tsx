import { formatMoment } from '@/shared/format/date';
import { relativeTime } from '@/shared/format/relative-time';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { NoData } from '@/shared/ui/marks/no-data';

/** How long ago a moment was, with its exact time as a tooltip; null means unknown. */
export function When({ moment }: { moment: Date | null }) {
  const { t } = useTexts('validation');
  const language = useLanguage();
  if (moment === null) return <NoData />;
  const shown = relativeTime(moment, language);
  return (
    <time className="no-break" dateTime={moment.toISOString()} title={formatMoment(moment, language)}>
      {'date' in shown ? shown.date : t(shown.key, shown.values)}
    </time>
  );
}
