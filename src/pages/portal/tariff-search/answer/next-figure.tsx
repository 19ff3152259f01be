import { nextStepKey } from '@/features/tariffs/country-pair/next-step';
import type { NextStep } from '@/features/tariffs/country-pair/next-step';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Figure } from '@/shared/ui/figures/figure';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { useRateText } from '@/features/tariffs/rates/use-rate-text';

interface NextFigureProps {
  next: NextStep;
  importer: string;
  /** True if MFN is paid today: a reduction is then one below it. */
  isMfnPaid: boolean;
}

/**
 * The day and amount of the next duty reduction; if none is known, the day from which there is no data, labelled as
 * that.
 */
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
          ? t('answer.nextMissing', { year: rcepYear })
          : t('answer.nextRate', { year: rcepYear, rate: rateText({ kind: 'rate', rate }, importer) })
      }
      mark={rate === null || rate.mark === 'fact' ? undefined : <RecordMarkTag mark={rate.mark} />}
    />
  );
}
