import { useMemo, useState } from 'react';
import { Chart } from '@/shared/charts/chart';
import type { ChartKind } from '@/shared/charts/chart-series';
import { useTexts } from '@/shared/i18n/use-texts';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { Section } from '@/shared/ui/layout/section';
import { GalleryFrame } from '../gallery-frame';
import type { KeyBelow } from '@/shared/i18n/text-keys';

const KINDS: readonly ChartKind[] = ['line', 'bar', 'stacked'];
const YEARS = [2022, 2023, 2024, 2025];
/** Made-up values; null is a year without data. */
const VALUES: Readonly<Record<string, readonly (number | null)[]>> = {
  first: [12, 18, null, 24],
  second: [9, 11, 14, 13],
};
const FIRST_YEAR = '2022';
const SAMPLE_FILE = 'sample-chart';

/** The chart frame: drawing, table twin, CSV and PNG over the same values, with a gap where there is no value. */
export default function EchartsPage() {
  const { t } = useTexts('gallery', { keyPrefix: 'chart' });
  const [kind, setKind] = useState<ChartKind>('line');
  const series = useMemo(
    () =>
      Object.entries(VALUES).map(([id, values]) => ({
        id,
        name: t(`series.${id}` as KeyBelow<'gallery', 'chart'>),
        mark: 'sample' as const,
        points: YEARS.map((x, index) => ({ x, y: values[index] ?? null })),
      })),
    [t],
  );
  return (
    <GalleryFrame name="echarts">
      <Section title={t('kinds')} lead={t('lead')}>
        <RadioGroup
          legend={t('kind')}
          options={KINDS.map((value) => ({ value, label: t(`kindName.${value}`) }))}
          value={kind}
          onValueChange={setKind}
        />
        <div className="gallery-result">
          <Chart
            title={t('title')}
            unit={t('unit')}
            period={`${FIRST_YEAR}\u2013${YEARS.at(-1)}`}
            kind={kind}
            series={series}
            label={t('label')}
            sources={[]}
            fileName={SAMPLE_FILE}
            xHead={t('year')}
          />
        </div>
      </Section>
    </GalleryFrame>
  );
}
