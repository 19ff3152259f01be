import { useLayoutEffect } from 'react';
import { useMap } from 'react-leaflet';
import { BEIJING } from './areas/area-places';
import { firstZoom } from './first-zoom';

/** Fits all Parties into the map initially; its size is known only once mounted. */
export function FirstView() {
  const map = useMap();
  useLayoutEffect(() => {
    map.setView(BEIJING, firstZoom(map.getSize(), map.options.zoomSnap ?? 1), { animate: false });
  }, [map]);
  return null;
}
