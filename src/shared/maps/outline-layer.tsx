import { useEffect, useMemo } from 'react';
import { Polygon } from 'react-leaflet';
import { areaClass } from './areas/area-class';
import { AREA_PLACES, SMALL_AREAS } from './areas/area-places';
import { AreaLabel } from './areas/area-label';
import { AreaMark } from './areas/area-mark';
import type { MapArea } from './areas/map-area';
import { hatchOf } from './picture/map-hatch';
import { useVisibleLabels } from './areas/use-visible-labels';
import { useWorldOutlines } from './use-world-outlines';
import type { Outline } from './world-outlines';

interface OutlineLayerProps {
  areas: readonly MapArea[];
  selected: string | null;
  onSelect: (code: string) => void;
  onReady: () => void;
  onFail: () => void;
}

/** The world without tiles: the areas by their tone, all other land as one muted shape without borders. */
export function OutlineLayer({ areas, selected, onSelect, onReady, onFail }: OutlineLayerProps) {
  const list = areas.map(({ code }) => code).join(',');
  const codes = useMemo(() => list.split(','), [list]);
  const outlines = useWorldOutlines(codes, onFail);
  const labelled = useVisibleLabels(areas, outlines, selected);
  const isThere = outlines !== null;
  useEffect(() => {
    if (isThere) onReady();
  }, [isThere, onReady]);
  if (outlines === null) return null;
  // Stronger edges later: on top of their neighbours'.
  const edge = ({ code, mark }: MapArea) => (code === selected ? 2 : mark === undefined ? 0 : 1);
  const ordered = [...areas].sort((a, b) => edge(a) - edge(b));
  return (
    <>
      <Polygon
        positions={asSent(outlines.rest)}
        interactive={false}
        className="map-rest"
        pathOptions={BARE}
      />
      {ordered.map((area) => {
        const outline = outlines.areas.get(area.code) ?? [];
        const className = areaClass(area, area.code === selected);
        return (
          <Polygon
            // A path's class can be set only once.
            key={`${area.code} ${className}`}
            positions={asSent(outline)}
            className={className}
            pathOptions={{ ...BARE, fillColor: hatchOf(area.tone) }}
            eventHandlers={{ click: () => onSelect(area.code) }}
          >
            <AreaLabel area={area} isAlways={labelled.has(area.code)} />
          </Polygon>
        );
      })}
      {areas
        .filter(({ code }) => SMALL_AREAS.includes(code))
        .map((area) => (
          <AreaMark
            key={area.code}
            area={area}
            place={AREA_PLACES[area.code]}
            isSelected={area.code === selected}
            onSelect={onSelect}
          />
        ))}
    </>
  );
}

const BARE = { fillOpacity: 1, weight: 1 };

/** Leaflet's own type of positions is not readonly. */
const asSent = (outline: Outline) => outline as unknown as [number, number][][][];
