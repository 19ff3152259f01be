import type { Config } from './parse-config';

/**
 * The origins, beside the site's own, that pictures may be loaded from: the back end's where it is another host (captcha,
 * avatars), and those of `VITE_IMAGE_ORIGINS`.
 */
export function pictureOrigins({
  apiBase,
  imageOrigins,
}: Pick<Config, 'apiBase' | 'imageOrigins'>): string[] {
  return [...new Set([...originOf(apiBase), ...imageOrigins])];
}

const originOf = (address: string): string[] => (/^https?:/.test(address) ? [new URL(address).origin] : []);
