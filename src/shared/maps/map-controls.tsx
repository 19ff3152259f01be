import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMap } from 'react-leaflet';
import { AREA_PLACES } from './area-places';

/** Buttons beside the keys of the map; brings the chosen area into view where it lies outside. */
export function MapControls({ selected }: { selected: string | null }) {
  const { t } = useTranslation('map');
  const map = useMap();
  useEffect(() => {
    const place = selected === null ? undefined : AREA_PLACES[selected];
    if (place && !map.getBounds().contains([place[0], place[1]])) map.panTo([place[0], place[1]]);
  }, [map, selected]);
  const handleWhole = () => map.setView([39.9, 116.4], map.getContainer().clientWidth < 768 ? 1 : 2);
  return (
    <div className="map-controls leaflet-control" role="group" aria-label={t('controls')}>
      <button type="button" aria-label={t('zoomIn')} title={t('zoomIn')} onClick={() => map.zoomIn()}>
        +
      </button>
      <button type="button" aria-label={t('zoomOut')} title={t('zoomOut')} onClick={() => map.zoomOut()}>
        −
      </button>
      <button type="button" onClick={handleWhole}>
        {t('whole')}
      </button>
    </div>
  );
}
