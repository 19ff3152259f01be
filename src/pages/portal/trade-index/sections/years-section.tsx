import { useMemo } from 'react';
import { indexValue } from '@/features/trade-index/index-values';
import { Chart } from '@/shared/charts/chart';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import type { ResultProps } from '../result-props';
import { DECIMALS, yearsOf } from '@/features/trade-index/index-view';
import { useSubject } from '@/features/trade-index/view/use-subject';

/** The index over all years with data for the chosen country or pair and those beside it, with table, CSV and PNG. */
export function YearsSection({ view }: ResultProps) {
  const { t } = useTexts('indices');
  const nameOf = useSubject(view);
  const { info, index, list, country, release } = view;
  // Unreleased values count as made up.
  const mark = release?.mark ?? 'sample';
  const compared = view.compared.join(',');
  const names = [country, ...view.compared].map(nameOf).join('\n');
  const series = useMemo(() => {
    const codes = [country, ...compared.split(',').filter((code) => code !== '')];
    const labels = names.split('\n');
    return codes.map((code, at) => ({
      id: code,
      name: labels[at] ?? code,
      mark: mark === 'fact' ? undefined : mark,
      points: yearsOf(info).map((year) => ({
        x: year,
        y: indexValue(info, { index, year, sector: list.sector, subject: list.subject, country: code }),
      })),
    }));
  }, [info, index, list.sector, list.subject, country, compared, names, mark]);
  const years = yearsOf(info);
  const name = t(`index.${index}.name`);
  const hasSector = index === 'rca' || index === 'risk';
  const title = t(hasSector ? 'years.chartTitleSector' : 'years.chartTitle', {
    name,
    subject: nameOf(country),
    sector: t(`sector.${list.sector}`),
  });
  return (
    <Section title={t('years.title')} lead={t('years.lead')}>
      <Chart
        title={title}
        unit={t(`index.${index}.unit`)}
        period={t('releases.years', { from: years[0], to: years.at(-1) })}
        kind="line"
        series={series}
        label={t('years.label', { title, lines: series.length })}
        sources={view.sources}
        fileName={`index-${index}-${country}`}
        xHead={t('band.year')}
        decimals={DECIMALS[index]}
        note={index === 'risk' ? t('years.riskNote') : undefined}
      />
    </Section>
  );
}
