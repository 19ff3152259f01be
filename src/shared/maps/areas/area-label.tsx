import { Tooltip } from 'react-leaflet';
import type { MapArea } from './map-area';

/** The name of an area: `isAlways` on the map, else there with its value when pointed at. */
export function AreaLabel({ area, isAlways }: { area: MapArea; isAlways: boolean }) {
  return (
    <Tooltip
      // What a label is when it is bound stays.
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

/** Name, value and remark of an area. */
export function AreaWords({ area }: { area: MapArea }) {
  return (
    <>
      <b>{area.label}</b> {area.value}
      {area.note !== undefined && <span className="map-label-note">{area.note}</span>}
    </>
  );
}
