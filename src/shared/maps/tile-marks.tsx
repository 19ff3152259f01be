import { useEffect, useRef } from 'react';
import { TileLayer } from 'react-leaflet';
import { config } from '@/shared/config/config';
import { AREA_PLACES } from './areas/area-places';
import { AreaMark } from './areas/area-mark';
import { wgs84ToGcj02 } from './gcj02';
import type { MapArea } from './areas/map-area';

interface TileMarksProps {
  areas: readonly MapArea[];
  selected: string | null;
  onSelect: (code: string) => void;
  onReady: () => void;
  onFail: () => void;
}

/** Tiles of the configured service with a mark for each area: over an approved map no outline of ours is drawn. */
export function TileMarks({ areas, selected, onSelect, onReady, onFail }: TileMarksProps) {
  const hasTile = useRef(false);
  useEffect(onReady, [onReady]);
  const handlers = {
    tileload: () => {
      hasTile.current = true;
    },
    // A single missing tile is no failure; if all are missing, it is.
    tileerror: () => {
      if (!hasTile.current) onFail();
    },
  };
  return (
    <>
      <TileLayer
        url={config.tileUrl}
        subdomains={[...config.tileSubdomains]}
        minZoom={1}
        maxZoom={19}
        eventHandlers={handlers}
      />
      {areas.map((area) => {
        const place = AREA_PLACES[area.code];
        return (
          <AreaMark
            key={area.code}
            area={area}
            place={place && config.tileCoordinates === 'gcj02' ? wgs84ToGcj02(place) : place}
            isSelected={area.code === selected}
            onSelect={onSelect}
            radius={9}
          />
        );
      })}
    </>
  );
}
