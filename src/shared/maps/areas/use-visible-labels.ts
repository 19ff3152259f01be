import { CRS, latLng, PolyUtil } from 'leaflet';
import { useMemo, useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import { wordsWidth } from '@/shared/charts/words-width';
import type { MapArea } from './map-area';
import { visibleLabels } from './visible-labels';
import { boxOf } from '../world-outlines';
import type { WorldOutlines } from '../world-outlines';

/** The codes of the areas named on the map at its zoom. */
export function useVisibleLabels(
  areas: readonly MapArea[],
  outlines: WorldOutlines | null,
  selected: string | null,
): ReadonlySet<string> {
  const [moved, setZoom] = useState<number | null>(null);
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const zoom = moved ?? map.getZoom();
  const lands = useMemo(() => landsOf(outlines), [outlines]);
  const boxes = areas.flatMap(({ code, label }) => {
    const land = lands.get(code);
    if (land === undefined) return [];
    const { x, y } = map.project(land.middle, zoom);
    const [left, right] = [map.project(land.southWest, zoom), map.project(land.northEast, zoom)];
    return [
      {
        code,
        x,
        y,
        width: wordsWidth(label) + PADDING,
        height: HEIGHT,
        land: { width: right.x - left.x, height: left.y - right.y },
        isChosen: code === selected,
      },
    ];
  });
  return visibleLabels(boxes);
}

/** Size of a name's background, including its line (map-view.css). */
const PADDING = 6;
const HEIGHT = 22;

/** The corners of each area's largest piece, and its middle, where Leaflet places its name. */
function landsOf(outlines: WorldOutlines | null) {
  return new Map(
    [...(outlines?.areas ?? [])].map(([code, [mainland]]) => {
      const shore = mainland?.[0] ?? [];
      const { north, south, east, west } = boxOf(shore);
      const middle = PolyUtil.polygonCenter(
        shore.map(([latitude, longitude]) => [latitude, longitude]),
        CRS.EPSG3857,
      );
      const corners = { southWest: latLng(south, west), northEast: latLng(north, east) };
      return [code, { middle, ...corners }] as const;
    }),
  );
}
