interface Size {
  x: number;
  y: number;
}

/**
 * The closest zoom, in steps of `snap`, at which a map of this size (pixels) with Beijing in its middle shows all Parties:
 * New Zealand lies farthest from it to the south and to the east.
 */
export function firstZoom({ x, y }: Size, snap: number): number {
  const world = Math.min(x / (2 * EAST), y / (2 * SOUTH));
  return Math.max(LEAST_ZOOM, Math.floor(Math.log2(world / TILE) / snap) * snap);
}

export const LEAST_ZOOM = 1;

/** Side of the whole map in pixels at zoom 0. */
const TILE = 256;

const mercator = (latitude: number) =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);

/** From Beijing to the east end of New Zealand and to the south end of Stewart Island, in parts of the map's side. */
const EAST = (178.6 - 116.4) / 360;
const SOUTH = mercator(39.9) - mercator(-47.3);
