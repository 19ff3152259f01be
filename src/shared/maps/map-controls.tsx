import type { Map } from 'leaflet';
import { useEffect } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { AREA_PLACES, BEIJING } from './areas/area-places';
import { firstZoom } from './first-zoom';

/**
 * Buttons in addition to the map's keys; scrolls the chosen area into view if needed. They are over the map, not in
 * it, where two quick presses would be a double click on the map.
 */
export function MapControls({ map, selected }: { map: Map; selected: string | null }) {
  const { t } = useTexts('map');
  useEffect(() => {
    const place = selected === null ? undefined : AREA_PLACES[selected];
    if (place && !map.getBounds().contains([place[0], place[1]])) map.panTo([place[0], place[1]]);
  }, [map, selected]);
  return (
    <div className="map-controls" role="group" aria-label={t('controls')}>
      <button type="button" aria-label={t('zoomIn')} title={t('zoomIn')} onClick={() => map.zoomIn()}>
        +
      </button>
      <button type="button" aria-label={t('zoomOut')} title={t('zoomOut')} onClick={() => map.zoomOut()}>
        −
      </button>
      <button
        type="button"
        onClick={() => map.setView(BEIJING, firstZoom(map.getSize(), map.options.zoomSnap ?? 1))}
      >
        {t('whole')}
      </button>
    </div>
  );
}
