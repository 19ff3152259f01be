import { useTexts } from '@/shared/i18n/use-texts';
import type { MapArea } from '@/shared/maps/areas/map-area';
import type { MapLegend } from '@/shared/maps/picture/map-drawing';
import { toneOfClass } from './value-classes';
import type { ValueClass } from './value-classes';

interface LegendOf {
  areas: readonly MapArea[];
  isRisk: boolean;
  classes: readonly ValueClass[];
  write: (value: number) => string;
}

/** The meaning of the tones used on the map. */
export function useMapLegend({ areas, isRisk, classes, write }: LegendOf): MapLegend {
  const { t } = useTexts(['dataview', 'ui']);
  const marked = areas.filter(({ mark }) => mark !== undefined).length;
  const chosen =
    marked === 0 ? [] : [{ tone: 'marked' as const, label: t('dataview:legend.chosen', { count: marked }) }];
  const none = { tone: 'none' as const, label: t('ui:missing.noData') };
  if (areas.every(({ tone }) => tone === 'none')) return [none, ...chosen];
  if (isRisk) {
    return [
      { tone: 'high', label: t('dataview:legend.riskHigh') },
      { tone: 'low', label: t('dataview:legend.riskLow') },
      { tone: 'none', label: t('dataview:legend.notRated') },
      ...chosen,
    ];
  }
  const steps = classes.map(({ from, to, count }, index) => ({
    tone: toneOfClass(index, classes.length),
    label:
      from === to
        ? t('dataview:legend.one', { value: write(from), count })
        : t('dataview:legend.class', { from: write(from), to: write(to), count }),
  }));
  const isWhole = areas.every(({ tone }) => tone !== 'none');
  return [...steps, ...(isWhole ? [] : [none]), ...chosen];
}
