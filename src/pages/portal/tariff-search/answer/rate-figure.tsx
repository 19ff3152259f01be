import type { ReactNode } from 'react';
import { percentOf } from '@/features/tariffs/rates/held-rate';
import type { HeldRate } from '@/features/tariffs/rates/held-rate';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Figure } from '@/shared/ui/marks/figure';
import { NotHeld } from '@/shared/ui/marks/not-held';
import { RecordMarkTag } from '../rates/record-mark-tag';
import { useRateText } from '@/features/tariffs/rates/use-rate-text';

interface RateFigureProps {
  held: HeldRate;
  importer: string;
  /** True if the figure is the MFN rate: it is then labelled so. */
  isMfn: boolean;
  label: string;
  children: ReactNode;
}

/** The answer's figure: a percentage very large; other rates as the tariff writes them; text if there is none. */
export function RateFigure({ held, importer, isMfn, label, children }: RateFigureProps) {
  const { t } = useTexts('tariff');
  const language = useLanguage();
  const rateText = useRateText();
  const percent = percentOf(held);
  if (held.kind === 'not-held') {
    return (
      <div className="figure">
        <p className="figure-label">{label}</p>
        <p className="answer-missing">
          <NotHeld />
        </p>
        <p className="figure-note">{children}</p>
      </div>
    );
  }
  return (
    <Figure
      size={percent === null ? 'l' : 'xl'}
      label={label}
      value={percent === null ? rateText(held, importer) : formatNumber(percent, language)}
      unit={percent === null ? undefined : isMfn ? t('answer.mfnUnit') : '%'}
      mark={held.rate.mark === 'fact' ? undefined : <RecordMarkTag mark={held.rate.mark} />}
      note={children}
    />
  );
}
