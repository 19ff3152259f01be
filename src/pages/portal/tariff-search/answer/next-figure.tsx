import type { NextStep } from '@/features/tariffs/next-step';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Figure } from '@/shared/ui/figure';
import { RecordMarkTag } from '../rates/record-mark-tag';
import { useRateText } from '../rates/use-rate-text';

/** The day the rate falls next, and to what; in words where that is not held. */
export function NextFigure({ next: { date, rcepYear, rate } }: { next: NextStep }) {
  const { t } = useTexts('tariff');
  const rateText = useRateText();
  return (
    <Figure
      label={t('answer.next')}
      value={formatIsoDate(date, useLanguage())}
      note={
        rate === null
          ? t('answer.nextNotHeld', { year: rcepYear })
          : t('answer.nextRate', { year: rcepYear, rate: rateText({ kind: 'rate', rate }) })
      }
      mark={rate === null || rate.mark === 'fact' ? undefined : <RecordMarkTag mark={rate.mark} />}
    />
  );
}
