import type { Map } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useState } from 'react';
import { MapContainer } from 'react-leaflet';
import { config } from '@/shared/config/config';
import { useReducedMotion } from '@/shared/ui/hooks/use-breakpoint';
import { BEIJING } from './areas/area-places';
import { FirstView } from './first-view';
import { LEAST_ZOOM } from './first-zoom';
import type { MapArea } from './areas/map-area';
import { MapControls } from './map-controls';
import { MapHatch } from './picture/map-hatch';
import { MapName } from './map-name';
import { OutlineLayer } from './outline-layer';
import { TileMarks } from './tile-marks';
import './map-view.css';

interface MapViewProps {
  label: string;
  areas: readonly MapArea[];
  selected: string | null;
  onSelect: (code: string) => void;
  /** Called when there is something to see. */
  onReady: () => void;
  onFail: () => void;
}

/**
 * The map itself: centre Beijing, zoom 1 to 19 (specification §7), with the configured tiles or, without, the outlines of
 * the package. Loads Leaflet and its styles: import it lazily.
 */
export function MapView({ label, areas, selected, onSelect, onReady, onFail }: MapViewProps) {
  const [map, setMap] = useState<Map | null>(null);
  const isMotionReduced = useReducedMotion();
  const hasTiles = config.tileUrl !== '';
  return (
    <>
      <MapHatch />
      <MapContainer
        ref={setMap}
        className="map-view"
        center={BEIJING}
        zoom={LEAST_ZOOM}
        minZoom={LEAST_ZOOM}
        maxZoom={19}
        // Tiles exist for whole steps; outlines are sharp at any zoom.
        zoomSnap={hasTiles ? 1 : 0.25}
        zoomControl={false}
        attributionControl={false}
        // The wheel and one finger belong to the page; the map has buttons, keys, and two fingers.
        scrollWheelZoom={false}
        dragging={!matchMedia('(pointer: coarse)').matches}
        zoomAnimation={!isMotionReduced}
        fadeAnimation={!isMotionReduced}
        inertia={!isMotionReduced}
      >
        <FirstView />
        <MapName label={label} />
        {hasTiles ? (
          <TileMarks {...{ areas, selected, onSelect, onReady, onFail }} />
        ) : (
          <OutlineLayer {...{ areas, selected, onSelect, onReady, onFail }} />
        )}
      </MapContainer>
      {map && <MapControls map={map} selected={selected} />}
    </>
  );
}
