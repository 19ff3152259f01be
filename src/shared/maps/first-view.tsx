import { useLayoutEffect } from 'react';
import { useMap } from 'react-leaflet';
import { BEIJING } from './areas/area-places';
import { firstZoom } from './first-zoom';

/** Begins the map with all Parties in its frame, whose size is known only once it stands on the page. */
export function FirstView() {
  const map = useMap();
  useLayoutEffect(() => {
    map.setView(BEIJING, firstZoom(map.getSize(), map.options.zoomSnap ?? 1), { animate: false });
  }, [map]);
  return null;
}
