import { nextStepKey } from '@/features/tariffs/lane/next-step';
import type { NextStep } from '@/features/tariffs/lane/next-step';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Figure } from '@/shared/ui/marks/figure';
import { RecordMarkTag } from '../rates/record-mark-tag';
import { useRateText } from '@/features/tariffs/rates/use-rate-text';

interface NextFigureProps {
  next: NextStep;
  importer: string;
  /** True where MFN is paid today: a fall is then one below it. */
  isMfnPaid: boolean;
}

/** The day the duty falls next, and to what; where no fall is known, the day from which nothing is held, and not called one. */
export function NextFigure({ next, importer, isMfnPaid }: NextFigureProps) {
  const { date, rcepYear, rate } = next;
  const { t } = useTexts('tariff');
  const rateText = useRateText();
  return (
    <Figure
      label={t(`answer.${nextStepKey(next, isMfnPaid)}`)}
      value={formatIsoDate(date, useLanguage())}
      note={
        rate === null
          ? t('answer.nextNotHeld', { year: rcepYear })
          : t('answer.nextRate', { year: rcepYear, rate: rateText({ kind: 'rate', rate }, importer) })
      }
      mark={rate === null || rate.mark === 'fact' ? undefined : <RecordMarkTag mark={rate.mark} />}
    />
  );
}
