import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { QUERY_YEARS, nearestCoveredDay } from './pair-query';

interface CoveredDaysProps {
  /** A date outside of the covered years, as typed. */
  typed: string;
  onPick: (day: string) => void;
}

/** Shows which days are covered, and offers the one nearest to `typed`; renders nothing if `typed` is not a date. */
export function CoveredDays({ typed, onPick }: CoveredDaysProps) {
  const { t } = useTexts('tariff');
  const language = useLanguage();
  const day = nearestCoveredDay(typed);
  if (day === null) return null;
  const use = (
    <Button size="small" onClick={() => onPick(day)}>
      {t('covered.use', { date: dateInText(day, language) })}
    </Button>
  );
  const start = dateInText(`${QUERY_YEARS.first}-01-01`, language);
  return (
    <Note tone="warning" role="status" actions={use}>
      {t('covered.days', { start, ...QUERY_YEARS })}
    </Note>
  );
}
