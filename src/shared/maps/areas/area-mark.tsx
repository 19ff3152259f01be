import { CircleMarker, Tooltip } from 'react-leaflet';
import { areaClass } from './area-class';
import { AreaWords } from './area-label';
import type { Coordinates } from '../gcj02';
import type { MapArea } from './map-area';
import { hatchOf } from '../picture/map-hatch';

interface AreaMarkProps {
  area: MapArea;
  /** Renders nothing if unknown. */
  place: Coordinates | undefined;
  isSelected: boolean;
  onSelect: (code: string) => void;
  radius?: number;
}

/** A round mark for an area that has no outline on the map, or too small a one. */
export function AreaMark({ area, place, isSelected, onSelect, radius = 6 }: AreaMarkProps) {
  if (place === undefined) return null;
  const className = areaClass(area, isSelected);
  return (
    <CircleMarker
      key={className}
      center={[place[0], place[1]]}
      radius={radius}
      className={className}
      pathOptions={{ fillOpacity: 1, weight: 1, fillColor: hatchOf(area.tone) }}
      eventHandlers={{ click: () => onSelect(area.code) }}
    >
      <Tooltip direction="top" className="map-label" opacity={1}>
        <AreaWords area={area} />
      </Tooltip>
    </CircleMarker>
  );
}
