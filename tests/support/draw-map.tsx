import { readFileSync } from 'node:fs';
import { render, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { MapArea } from '@/shared/maps/areas/map-area';
import { MapView } from '@/shared/maps/map-view';

/** The geometry of the package as it is fetched. */
export const WORLD = readFileSync('node_modules/@surbowl/world-geo-json-zh/world.zh.json', 'utf8');

/**
 * The map with its outlines in a frame of that size. jsdom has no SVG that Leaflet would know: before it is loaded
 * `SVGSVGElement` must be given a `createSVGRect`.
 */
export async function drawMap(areas: readonly MapArea[], size: { x: number; y: number }): Promise<void> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(WORLD)));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(size.x);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(size.y);
  const nothing = () => {};
  render(
    <MapView
      label="地图"
      areas={areas}
      selected={null}
      onSelect={nothing}
      onReady={nothing}
      onFail={nothing}
    />,
  );
  await waitFor(() => expect(document.querySelectorAll('path.map-area').length).toBeGreaterThan(15));
}
