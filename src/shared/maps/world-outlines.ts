import type { Coordinates } from './gcj02';

/** The used part of the world's geometry. Positions are longitude, latitude. */
export interface WorldGeometry {
  features: readonly {
    properties: { iso_a2: string };
    geometry:
      | { type: 'Polygon'; coordinates: readonly (readonly (readonly number[])[])[] }
      | { type: 'MultiPolygon'; coordinates: readonly (readonly (readonly (readonly number[])[])[])[] };
  }[];
}

/** Pieces of land, each with its shore first and then its lakes. */
export type Outline = Coordinates[][][];

/** The outlines to draw: of each given country, the largest piece first, and of all other land together. */
export interface WorldOutlines {
  areas: ReadonlyMap<string, Outline>;
  rest: Outline;
}

/**
 * Splits the geometry into the given countries and the rest. The seam of the map is in the Atlantic, so that Asia and
 * the Pacific are whole; Antarctica, which would be cut there, is left out.
 */
export function worldOutlines(world: WorldGeometry, codes: readonly string[]): WorldOutlines {
  const areas = new Map<string, Outline>();
  const rest: Outline = [];
  for (const { properties, geometry } of world.features) {
    const code = properties.iso_a2;
    if (code === ANTARCTICA) continue;
    const pieces = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const outline = pieces.map(pieceOf);
    if (codes.includes(code)) areas.set(code, [...(areas.get(code) ?? []), ...outline]);
    else rest.push(...outline);
  }
  for (const outline of areas.values()) outline.sort((a, b) => sizeOf(b) - sizeOf(a));
  return { areas, rest };
}

const ANTARCTICA = 'AQ';
/** The right edge of the map is west of this longitude. */
const SEAM = -30;

function pieceOf(rings: readonly (readonly (readonly number[])[])[]): Coordinates[][] {
  const shore = rings[0] ?? [];
  const middle = shore.reduce((sum, position) => sum + (position[0] ?? 0), 0) / Math.max(1, shore.length);
  const shift = middle < SEAM ? 360 : 0;
  return rings.map((ring) =>
    ring.map(([longitude = 0, latitude = 0]): Coordinates => [latitude, longitude + shift]),
  );
}

/** The bounding box of a piece in square degrees: enough to distinguish a mainland from its islands. */
function sizeOf(piece: readonly (readonly Coordinates[])[]): number {
  const { north, south, east, west } = boxOf(piece[0] ?? []);
  return (north - south) * (east - west);
}

/** The bounding box of a ring in degrees. */
export function boxOf(ring: readonly Coordinates[]) {
  const [latitudes, longitudes] = [
    ring.map(([latitude]) => latitude),
    ring.map(([, longitude]) => longitude),
  ];
  return {
    north: Math.max(...latitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    west: Math.min(...longitudes),
  };
}
