import type { Config } from './parse-config';

/**
 * The allowed origins of pictures besides the site's own: the back end's if it is another host (captcha, avatars),
 * and those of `VITE_IMAGE_ORIGINS`.
 */
export function pictureOrigins({
  apiBase,
  imageOrigins,
}: Pick<Config, 'apiBase' | 'imageOrigins'>): string[] {
  return [...new Set([...originOf(apiBase), ...imageOrigins])];
}

const originOf = (address: string): string[] => (/^https?:/.test(address) ? [new URL(address).origin] : []);
