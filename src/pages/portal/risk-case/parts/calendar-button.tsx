import { calendarFile } from '@/features/risk-cases/calendar-file';
import { downloadText } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import type { CaseEnd } from './case-end';
import { useEconomyName } from '@/features/risk-cases/view/words/use-economy-name';
import { useEndBasis } from '@/features/risk-cases/view/words/use-end-basis';

interface CalendarButtonProps {
  /** Ends known to the day. */
  ends: readonly CaseEnd[];
  label: string;
  fileName: string;
  /** `text` in a source line. */
  variant?: 'secondary' | 'text';
}

/** Saves the ends of measures as a calendar file; computed ones are labelled in the event. */
export function CalendarButton({ ends, label, fileName, variant = 'secondary' }: CalendarButtonProps) {
  const { t } = useTexts('risk');
  const nameOf = useEconomyName();
  const basisOf = useEndBasis();
  const save = () => {
    const site = window.location.href.split('#')[0] ?? '';
    const days = ends.map(({ row, end }) => ({
      uid: `${row.id}-end@rcep-portal`,
      day: end.date,
      summary: t('calendar.summary', {
        product: row.product.text,
        importer: nameOf(row.importer),
        kind: t(`kind.${row.kind}`),
      }),
      description: t('calendar.description', { basis: basisOf(end) }),
      url: `${site}#${paths.riskCaseDetails(row.id)}`,
    }));
    downloadText(fileName, 'text/calendar', calendarFile(days, new Date()));
  };
  return (
    <Button size="small" variant={variant} onClick={save}>
      {label}
    </Button>
  );
}
