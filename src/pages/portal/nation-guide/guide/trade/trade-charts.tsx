import type { CountrySeries } from '@/features/countries/guide/country-series-schema';
import { countryCompetitiveness } from '@/features/countries/guide/trade-series';
import { useTexts } from '@/shared/i18n/use-texts';
import { YearChart } from '../../charts/year-chart';
import type { YearSeries } from '../../charts/year-chart';
import { useGuideFormat } from '../../facts/use-guide-format';
import './trade-charts.css';

/** Exports and imports as lines, competitiveness and GDP as bars, over the same years. */
export function TradeCharts({ series: { code, points } }: { series: CountrySeries }) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const country = format.country(code);
  const years = points.map(({ year }) => year);
  const money = (value: number) => format.number(value);
  const index = (value: number) => format.number(value);
  const trade: YearSeries[] = [
    { id: 'exports', name: t('trade.exports'), values: points.map((point) => point.exportsUsdBn) },
    { id: 'imports', name: t('trade.imports'), values: points.map((point) => point.importsUsdBn) },
  ];
  const tc: YearSeries = { id: 'tc', name: t('trade.tcShort'), values: points.map(countryCompetitiveness) };
  const gdp: YearSeries = { id: 'gdp', name: t('trade.gdp'), values: points.map((point) => point.gdpUsdBn) };
  return (
    <div className="trade-charts">
      <YearChart
        title={t('trade.chartTrade', { country })}
        unit={t('trade.unit')}
        years={years}
        series={trade}
        kind="line"
        label={labelOf(t('trade.chartTrade', { country }), trade, money)}
        formatValue={money}
      />
      <YearChart
        title={t('trade.chartTc', { country })}
        unit={t('trade.tcUnit')}
        years={years}
        series={[tc]}
        kind="bar"
        label={labelOf(t('trade.chartTc', { country }), [tc], (value) => format.number(value, 3))}
        formatValue={index}
      />
      <YearChart
        title={t('trade.chartGdp', { country })}
        unit={t('trade.unit')}
        years={years}
        series={[gdp]}
        kind="bar"
        label={labelOf(t('trade.chartGdp', { country }), [gdp], money)}
        formatValue={money}
        breaks={points.filter(({ isGdpBreak }) => isGdpBreak).map(({ year }) => year)}
      />
    </div>
  );

  /** First and last year with data of every series: what the drawing shows, in words. */
  function labelOf(title: string, all: readonly YearSeries[], write: (value: number) => string): string {
    const parts = all.map(({ name, values }) => {
      const available = values.flatMap((value, at) =>
        value === null ? [] : [{ value, year: years[at] ?? 0 }],
      );
      const [first, last] = [available[0], available.at(-1)];
      if (first === undefined || last === undefined) return t('trade.labelNone', { name });
      return t('trade.labelPart', {
        name,
        first: first.year,
        from: write(first.value),
        last: last.year,
        to: write(last.value),
      });
    });
    return t('trade.label', { title, parts: parts.join(t('stop')) });
  }
}
