import { describe, expect, it } from 'vitest';
import { AREA_PLACES } from '@/shared/maps/areas/area-places';
import { wgs84ToGcj02 } from '@/shared/maps/gcj02';

describe('WGS 84 to GCJ-02', () => {
  it('moves Beijing as the known conversions do', () => {
    const [latitude, longitude] = wgs84ToGcj02([39.915, 116.404]);
    expect(latitude).toBeCloseTo(39.91640428150164, 7);
    expect(longitude).toBeCloseTo(116.41024449916938, 7);
  });

  it.each([
    ['Tokyo', 35.68, 139.69],
    ['Canberra', -35.28, 149.13],
    ['New Delhi, west of the rectangle', 28.61, 71.9],
    ['the equator', 0, 110],
  ])('leaves %s where it is', (_, latitude, longitude) =>
    expect(wgs84ToGcj02([latitude, longitude])).toEqual([latitude, longitude]),
  );

  it('moves no capital by more than a kilometre or two', () => {
    for (const [code, place] of Object.entries(AREA_PLACES)) {
      const [latitude, longitude] = wgs84ToGcj02(place);
      expect(Math.abs(latitude - place[0]), code).toBeLessThan(0.02);
      expect(Math.abs(longitude - place[1]), code).toBeLessThan(0.02);
    }
  });
});
