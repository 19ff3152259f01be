import type { Coordinates } from '../gcj02';

/** The centre of the map (specification §7), WGS 84. */
export const BEIJING: [latitude: number, longitude: number] = [39.9, 116.4];

/** A place in each country of the portal, its capital, WGS 84: for marks where no outline is drawn or it is too small. */
export const AREA_PLACES: Readonly<Record<string, Coordinates>> = {
  AU: [-35.28, 149.13],
  BN: [4.89, 114.94],
  CN: BEIJING,
  ID: [-6.2, 106.82],
  IN: [28.61, 77.21],
  JP: [35.68, 139.69],
  KH: [11.56, 104.92],
  KR: [37.57, 126.98],
  LA: [17.97, 102.6],
  MM: [19.76, 96.08],
  MY: [3.14, 101.69],
  NZ: [-41.29, 174.78],
  PH: [14.6, 120.98],
  SG: [1.29, 103.85],
  TH: [13.75, 100.5],
  VN: [21.03, 105.85],
};

/** Countries too small to tap at the first zoom: they get a mark as well. */
export const SMALL_AREAS: readonly string[] = ['BN', 'SG'];
