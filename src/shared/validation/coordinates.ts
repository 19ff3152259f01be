/** Degrees of longitude, -180 to 180, up to 5 decimals, with or without sign (specification §5). */
export const isLongitude = (value: string): boolean => isDegrees(value, 180);

/** Degrees of latitude, -90 to 90, up to 5 decimals, with or without sign (specification §5). */
export const isLatitude = (value: string): boolean => isDegrees(value, 90);

const isDegrees = (value: string, most: number): boolean =>
  /^[+-]?(?:0|[1-9]\d{0,2})(?:\.\d{1,5})?$/.test(value) && Math.abs(Number(value)) <= most;
