import { useMemo } from 'react';
import type { TradeDataPage } from '../trade-data-schema';
import { Chart } from '@/shared/charts/chart';
import { ChartChoice } from '@/shared/charts/chart-choice';
import { MOST_COLOURED } from '@/shared/charts/chart-series';
import type { ChartSeries } from '@/shared/charts/chart-series';
import { useTexts } from '@/shared/i18n/use-texts';
import { countryRows, yearsBetween } from './country-rows';
import type { DataView } from '../data-view-state';
import { GoOnLinks } from '../go-on-links';
import { sourcesOfMeasure } from '../used-sources';
import { useMeasureWords } from '../use-measure-words';
import { useYearsLabel } from '../years-label';

interface DataChartViewProps {
  page: TradeDataPage;
  state: DataView;
  onChange: (change: Partial<DataView>) => void;
}

/** The measure by year, one line per country; of more than six, only the selected ones have a colour. */
export function DataChartView({ page, state, onChange }: DataChartViewProps) {
  const { t } = useTexts(['dataview', 'countries']);
  const { measure, scale, from, to, countries, highlighted } = state;
  const words = useMeasureWords(measure, scale);
  const yearsLabel = useYearsLabel();
  const series = useMemo((): ChartSeries[] => {
    const broken = page.rows.filter((row) => measure === 'gdp' && row.isGdpBreak);
    return countryRows(page.rows, countries, yearsBetween(from, to), measure, scale).map(
      ({ code, values }) => ({
        id: code,
        name: t(`countries:${code}`),
        points: [...values].map(([x, y]) => ({ x, y })),
        mark: words.isSample ? 'sample' : undefined,
        breaks: broken.filter((row) => row.country === code).map((row) => row.year),
      }),
    );
  }, [page, countries, from, to, measure, scale, words.isSample, t]);
  const hasBreak = series.some(({ breaks = [] }) =>
    breaks.some((year) => Number(year) > from && Number(year) <= to),
  );
  const latest = series
    .filter(({ id }) => highlighted.includes(id))
    .map(({ name, points }) => {
      const last = points.findLast(({ y }) => y !== null);
      return last?.y == null
        ? t('dataview:latestNone', { name })
        : t('dataview:latest', { name, year: last.x, value: words.write(last.y) });
    });
  const title =
    countries.length === 1
      ? t('dataview:chartOne', { measure: words.name, country: series[0]?.name })
      : words.name;
  return (
    <>
      {series.length > MOST_COLOURED && (
        <ChartChoice
          series={series}
          selected={highlighted}
          onChange={(codes) => onChange({ highlighted: codes })}
        />
      )}
      <Chart
        title={title}
        unit={words.unit}
        period={yearsLabel(from, to)}
        kind="line"
        series={series}
        selected={highlighted}
        label={t('dataview:chartLabel', {
          measure: words.name,
          years: yearsLabel(from, to),
          latest: latest.join(t('dataview:listStop')),
        })}
        sources={sourcesOfMeasure(page, measure, scale)}
        fileName={`rcep-${measure}-${from}-${to}`}
        xHead={t('dataview:year')}
        height={420}
        decimals={words.decimals}
        note={hasBreak ? t('dataview:gdpBreak') : undefined}
      />
      <GoOnLinks countries={highlighted} year={to} index="tc" />
    </>
  );
}
