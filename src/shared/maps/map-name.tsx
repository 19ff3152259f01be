import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/** Gives the map's own element, which receives the keys, a role and a name. */
export function MapName({ label }: { label: string }) {
  const map = useMap();
  useEffect(() => {
    const element = map.getContainer();
    element.setAttribute('role', 'application');
    element.setAttribute('aria-label', label);
  }, [map, label]);
  return null;
}
