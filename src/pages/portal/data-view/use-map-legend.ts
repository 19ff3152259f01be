import { useTexts } from '@/shared/i18n/use-texts';
import type { MapArea } from '@/shared/maps/map-area';
import type { MapLegend } from '@/shared/maps/map-drawing';

interface LegendOf {
  areas: readonly MapArea[];
  isRisk: boolean;
  /** What parts high from low, as it is written; null where nothing is parted. */
  middle: string | null;
}

/** What the tones mean that the map has; of those it has not, nothing is said. */
export function useMapLegend({ areas, isRisk, middle }: LegendOf): MapLegend {
  const { t } = useTexts(['dataview', 'ui']);
  const marked = areas.filter(({ mark }) => mark !== undefined).length;
  const chosen =
    marked === 0 ? [] : [{ tone: 'marked' as const, label: t('dataview:legend.chosen', { count: marked }) }];
  const none = { tone: 'none' as const, label: t('ui:missing.notHeld') };
  if (areas.every(({ tone }) => tone === 'none')) return [none, ...chosen];
  if (isRisk) {
    return [
      { tone: 'high', label: t('dataview:legend.riskHigh') },
      { tone: 'low', label: t('dataview:legend.riskLow') },
      { tone: 'none', label: t('dataview:legend.notRated') },
      ...chosen,
    ];
  }
  if (middle === null) return [{ tone: 'low', label: t('dataview:legend.only') }, none, ...chosen];
  return [
    { tone: 'high', label: t('dataview:legend.high', { value: middle }) },
    { tone: 'low', label: t('dataview:legend.low', { value: middle }) },
    none,
    ...chosen,
  ];
}
