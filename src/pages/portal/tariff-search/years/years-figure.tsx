import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { RateYear } from '@/features/tariffs/rates/rate-years';
import { StepChartFrame } from '@/shared/charts/steps/step-chart-frame';
import type { TakePicture } from '@/shared/charts/echarts-sheet';
import { useTexts } from '@/shared/i18n/use-texts';
import { useRateResultText } from '../rates/rate-cell';
import { useYearInstead } from './year-instead';
import { useYearsChart } from './years-chart';
import { useYearsWords } from './years-words';

interface YearsFigureProps {
  pair: PairDuty;
  years: readonly RateYear[];
  title: string;
  onReady: (takePicture: TakePicture) => void;
}

/** The chart of the rates by year with its title, unit and key (look §5, chart frame). */
export function YearsFigure({ pair, years, title, onReady }: YearsFigureProps) {
  const { t } = useTexts('pair');
  const rateResultText = useRateResultText();
  const insteadOf = useYearInstead(pair);
  const words = useYearsWords(years);
  const chart = useYearsChart(pair, years);
  const rates = years
    .filter(
      (year) =>
        (insteadOf(year) === undefined && year.rcep.kind !== 'missing') || year.mfn.kind !== 'missing',
    )
    .map((year) =>
      t('years.tooltip', {
        year: words.label(year),
        rcep: rateResultText(year.rcep, insteadOf(year)),
        mfn: rateResultText(year.mfn),
      }),
    );
  return (
    <figure className="years-figure">
      <figcaption>
        <b className="years-figure-title">{title}</b>
        <span className="years-figure-key">
          {t('years.unit')}
          <span className="years-key years-key-rcep">{t('years.rcepKey')}</span>
          <span className="years-key years-key-mfn">{t('years.mfnKey')}</span>
        </span>
      </figcaption>
      {chart ? (
        <StepChartFrame
          chart={chart}
          label={t('years.chartLabel', { title, rates: rates.join(t('listStop')) })}
          onReady={onReady}
        />
      ) : (
        <p className="years-figure-none">{t('years.noChart')}</p>
      )}
    </figure>
  );
}
