import { useId } from 'react';
import { runsOf } from '@/features/countries/guide/trade-series';
import { useTexts } from '@/shared/i18n/use-texts';
import { topOf, yearScale } from './year-scale';
import { YearMarks } from './year-marks';
import './year-chart.css';

/** One line or row of bars: a value per year, null without data. */
export interface YearSeries {
  id: string;
  name: string;
  values: readonly (number | null)[];
}

interface YearChartProps {
  title: string;
  unit: string;
  years: readonly number[];
  series: readonly YearSeries[];
  kind: 'line' | 'bar';
  /** The chart in one sentence, for screen readers. */
  label: string;
  formatValue: (value: number) => string;
  /** Years that must not be compared with the year before. */
  breaks?: readonly number[];
}

/**
 * Values by year as a small drawing: years without data are hatched and labelled, and no line crosses them. Its text
 * stays text at every width; the same figures are in a table.
 */
export function YearChart(props: YearChartProps) {
  const { title, unit, years, series, kind, label, formatValue, breaks = [] } = props;
  const { t } = useTexts('ui');
  const captionId = useId();
  const scale = yearScale(series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const indices = years.map((_, index) => index);
  const gaps = runsOf(indices, (index) => series.every(({ values }) => values[index] == null));
  return (
    <figure className="year-chart" aria-labelledby={captionId}>
      <figcaption id={captionId}>
        <b>{title}</b>
        <span className="year-chart-key">
          {unit}
          {series.length > 1 &&
            series.map(({ id, name }, order) => (
              <span key={id} className={`year-key year-series-${order + 1}`}>
                {name}
              </span>
            ))}
        </span>
      </figcaption>
      <div className="year-chart-frame" role="img" aria-label={label}>
        <div className="year-chart-plot">
          {scale.ticks.map((tick) => (
            <div
              key={tick}
              className={tick === 0 ? 'year-tick year-tick-zero' : 'year-tick'}
              style={{ top: `${topOf(tick, scale)}%` }}
            >
              <span>{formatValue(tick)}</span>
            </div>
          ))}
          {gaps.map((gap) => (
            <div
              key={gap[0]}
              className={gap.length === 1 ? 'year-gap year-gap-narrow' : 'year-gap'}
              style={{ left: `${share(gap[0] ?? 0)}%`, width: `${share(gap.length)}%` }}
            >
              <span>{t('missing.noData')}</span>
            </div>
          ))}
          {series.map((one, order) => (
            <YearMarks key={one.id} values={one.values} kind={kind} order={order + 1} scale={scale} />
          ))}
          {indices
            .filter((index) => breaks.includes(years[index] ?? 0))
            .map((index) => (
              <div key={index} className="year-break" style={{ left: `${share(index)}%` }} />
            ))}
        </div>
        <div className="year-chart-years">
          {years.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </div>
      </div>
    </figure>
  );

  function share(count: number): number {
    return (count / years.length) * 100;
  }
}
