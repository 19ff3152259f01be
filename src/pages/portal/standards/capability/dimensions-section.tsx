import { useMemo } from 'react';
import { CAPABILITY_QUESTIONNAIRE, DIMENSIONS, scoreCapability } from '@/domain/standards';
import type { CapabilityResult } from '@/domain/standards';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { RadarChartFrame } from '@/shared/charts/radar/radar-chart-frame';
import type { RadarChart } from '@/shared/charts/radar/radar-chart-option';
import { DataTable } from '@/shared/ui/table/data-table';
import { Section } from '@/shared/ui/layout/section';
import type { CapabilityRun } from './capability-run';
import { useScoreWords } from './use-score-words';

interface DimensionsSectionProps {
  result: CapabilityResult;
  /** Drawn beside today's answers. */
  earlier: CapabilityRun | null;
}

/** The score of each dimension as a radar and as a table. */
export function DimensionsSection({ result, earlier }: DimensionsSectionProps) {
  const { t } = useTexts('capability');
  const language = useLanguage();
  const { scoreText, levelText, valueText } = useScoreWords();
  const { dimensions, overall } = result;
  const values = dimensions.map(({ value }) => value);
  const valuesKey = values.join();
  const chart = useMemo((): RadarChart => {
    const shapes = [{ id: 'now', name: t('result.now'), values: dimensions.map(({ value }) => value) }];
    if (earlier !== null) {
      const before = scoreCapability(earlier.answers, CAPABILITY_QUESTIONNAIRE);
      const earlierValues = before.dimensions.map(({ value }) => value);
      shapes.push({ id: earlier.id, name: earlier.name, values: earlierValues });
    }
    return {
      axes: DIMENSIONS.map((dimension) => t(`dimension.${dimension}`)),
      max: 100,
      series: shapes,
      write: (value) => (value === null ? t('none') : formatNumber(value, language, 0)),
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- redrawn only when the values change
  }, [valuesKey, earlier, t, language]);
  const label = t('radar.label', {
    values: dimensions
      .map(({ dimension, value }) =>
        t('radar.part', { dimension: t(`dimension.${dimension}`), value: valueText(value) }),
      )
      .join(t('method.separator')),
  });
  return (
    <Section title={t('radar.title')} lead={t('radar.lead')}>
      {overall.answered > 0 && (
        <RadarChartFrame
          chart={chart}
          label={label}
          fileName="capability-radar"
          picture={{ title: t('radar.title'), subtitle: t('radar.unit'), foot: t('method.notOfficialShort') }}
        />
      )}
      <DataTable
        caption={t('radar.title')}
        rows={dimensions}
        rowKey={({ dimension }) => dimension}
        columns={[
          {
            id: 'dimension',
            head: t('head.dimension'),
            cell: ({ dimension }) => t(`dimension.${dimension}`),
          },
          {
            id: 'answered',
            head: t('head.answered'),
            align: 'end',
            cell: ({ answered, total }) => t('count', { answered, total }),
          },
          {
            id: 'weight',
            head: t('head.weight'),
            align: 'end',
            cell: ({ weight }) => formatNumber(weight * 100, language, 0),
          },
          {
            id: 'value',
            head: t('head.answeredScore'),
            align: 'end',
            cell: ({ value }) => valueText(value),
          },
          {
            id: 'score',
            head: t('head.score'),
            align: 'end',
            narrow: 'value',
            cell: (score) => scoreText(score),
          },
          { id: 'level', head: t('head.level'), cell: (score) => levelText(score) },
        ]}
      />
    </Section>
  );
}
