import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AREA_PLACES } from '@/shared/maps/areas/area-places';
import { boxOf, worldOutlines } from '@/shared/maps/world-outlines';
import type { WorldGeometry } from '@/shared/maps/world-outlines';

const world = JSON.parse(
  readFileSync('node_modules/@surbowl/world-geo-json-zh/world.zh.json', 'utf8'),
) as WorldGeometry;
const codes = Object.keys(AREA_PLACES);
const { areas, rest } = worldOutlines(world, codes);

describe('the outlines of the world', () => {
  it('has every country of the portal, and all other land but Antarctica in one piece', () => {
    expect([...areas.keys()].toSorted()).toEqual(codes.toSorted());
    expect(rest.length).toBeGreaterThan(400);
    expect(Math.min(...rest.flat(2).map(([latitude]) => latitude))).toBeGreaterThan(-60);
  });

  it('puts the mainland first', () => {
    const china = boxOf(areas.get('CN')?.[0]?.[0] ?? []);
    expect(china.east - china.west).toBeGreaterThan(55);
    expect(boxOf(areas.get('AU')?.[0]?.[0] ?? []).west).toBeLessThan(114);
  });

  it('draws China whole: Taiwan and the South China Sea belong to it', () => {
    const boxes = (areas.get('CN') ?? []).map((piece) => boxOf(piece[0] ?? []));
    expect(
      boxes.some(({ west, east, north }) => west > 119.9 && east < 122.2 && north > 25 && north < 25.6),
    ).toBe(true);
    expect(Math.min(...boxes.map(({ south }) => south))).toBeLessThan(4);
  });

  it('has its seam in the Atlantic: America lies east of Asia', () => {
    const longitudes = rest.flat(2).map(([, longitude]) => longitude);
    expect(Math.min(...longitudes)).toBeGreaterThan(-32);
    expect(Math.max(...longitudes)).toBeGreaterThan(300);
    const newZealand = (areas.get('NZ') ?? []).map((piece) => boxOf(piece[0] ?? []));
    expect(Math.min(...newZealand.map(({ west }) => west))).toBeGreaterThan(150);
  });
});
