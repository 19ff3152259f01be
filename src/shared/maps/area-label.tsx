import { Tooltip } from 'react-leaflet';
import type { MapArea } from './map-area';

/** The name of an area: always there where the area has room for it, with its value when pointed at. */
export function AreaLabel({ area, room }: { area: MapArea; room: number }) {
  const isAlways = room > area.label.length * WIDEST_SIGN;
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

const WIDEST_SIGN = 14;
