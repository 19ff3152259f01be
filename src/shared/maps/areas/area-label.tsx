import { Tooltip } from 'react-leaflet';
import type { MapArea } from './map-area';

/** The name of an area: `isAlways` on the map, else with its value on hover. */
export function AreaLabel({ area, isAlways }: { area: MapArea; isAlways: boolean }) {
  return (
    <Tooltip
      // A label's options are fixed when it is bound.
      key={String(isAlways)}
      permanent={isAlways}
      sticky={!isAlways}
      direction={isAlways ? 'center' : 'top'}
      className="map-label"
      opacity={1}
    >
      {isAlways ? area.label : <AreaWords area={area} />}
    </Tooltip>
  );
}

/** Name, value and note of an area. */
export function AreaWords({ area }: { area: MapArea }) {
  return (
    <>
      <b>{area.label}</b> {area.value}
      {area.note !== undefined && <span className="map-label-note">{area.note}</span>}
    </>
  );
}
