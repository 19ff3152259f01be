/** A place in degrees: latitude, longitude. */
export type Coordinates = readonly [latitude: number, longitude: number];

/**
 * A place in WGS 84 converted to GCJ-02, as used by map services of mainland China, accurate to a few metres; places
 * outside the rectangle of the system are unchanged.
 */
export function wgs84ToGcj02([latitude, longitude]: Coordinates): Coordinates {
  if (isOutside(latitude, longitude)) return [latitude, longitude];
  const [x, y] = [longitude - 105, latitude - 35];
  const phi = (latitude * Math.PI) / 180;
  const magic = 1 - ECCENTRICITY * Math.sin(phi) ** 2;
  const north = (northOf(x, y) * 180) / (((SEMI_MAJOR_M * (1 - ECCENTRICITY)) / magic ** 1.5) * Math.PI);
  const east = (eastOf(x, y) * 180) / ((SEMI_MAJOR_M / Math.sqrt(magic)) * Math.cos(phi) * Math.PI);
  return [latitude + north, longitude + east];
}

/** Of the ellipsoid of Krasovsky 1940, the basis of the system. */
const SEMI_MAJOR_M = 6_378_245;
const ECCENTRICITY = 0.006_693_421_622_965_943;

const isOutside = (latitude: number, longitude: number) =>
  longitude < 72.004 || longitude > 137.8347 || latitude < 0.8293 || latitude > 55.8271;

const wave = (size: number, angle: number) => size * Math.sin(angle * Math.PI);

const ripple = (x: number) => ((wave(20, 6 * x) + wave(20, 2 * x)) * 2) / 3;

const northOf = (x: number, y: number) =>
  -100 +
  2 * x +
  3 * y +
  0.2 * y * y +
  0.1 * x * y +
  0.2 * Math.sqrt(Math.abs(x)) +
  ripple(x) +
  ((wave(20, y) + wave(40, y / 3)) * 2) / 3 +
  ((wave(160, y / 12) + wave(320, y / 30)) * 2) / 3;

const eastOf = (x: number, y: number) =>
  300 +
  x +
  2 * y +
  0.1 * x * x +
  0.1 * x * y +
  0.1 * Math.sqrt(Math.abs(x)) +
  ripple(x) +
  ((wave(20, x) + wave(40, x / 3)) * 2) / 3 +
  ((wave(150, x / 12) + wave(300, x / 30)) * 2) / 3;
