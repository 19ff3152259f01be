import type { ReactNode } from 'react';
import { percentOf } from '@/features/tariffs/rates/rate-result';
import type { RateResult } from '@/features/tariffs/rates/rate-result';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Figure } from '@/shared/ui/figures/figure';
import { NoData } from '@/shared/ui/marks/no-data';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { useRateText } from '@/features/tariffs/rates/use-rate-text';

interface RateFigureProps {
  result: RateResult;
  importer: string;
  /** True if the figure is the MFN rate: it is then labelled so. */
  isMfn: boolean;
  label: string;
  children: ReactNode;
}

/** The answer's figure: a percentage very large; other rates as the tariff writes them; text if there is none. */
export function RateFigure({ result, importer, isMfn, label, children }: RateFigureProps) {
  const { t } = useTexts('tariff');
  const language = useLanguage();
  const rateText = useRateText();
  const percent = percentOf(result);
  if (result.kind === 'missing') {
    return (
      <div className="figure">
        <p className="figure-label">{label}</p>
        <p className="answer-missing">
          <NoData />
        </p>
        <p className="figure-note">{children}</p>
      </div>
    );
  }
  return (
    <Figure
      size={percent === null ? 'l' : 'xl'}
      label={label}
      value={percent === null ? rateText(result, importer) : formatNumber(percent, language)}
      unit={percent === null ? undefined : isMfn ? t('answer.mfnUnit') : '%'}
      mark={result.rate.mark === 'fact' ? undefined : <RecordMarkTag mark={result.rate.mark} />}
      note={children}
    />
  );
}
