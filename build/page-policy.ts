import type { Config } from '../src/shared/config/parse-config';
import { pictureOrigins } from '../src/shared/config/picture-origins';
import { tileOrigins } from '../src/shared/config/tile-origins';

/**
 * The Content-Security-Policy that index.html carries: scripts of the site and those with these hashes, calls to the back
 * end, pictures from where the settings allow them. `frame-ancestors` has no effect there and is the host's to say.
 */
export function pagePolicy(scriptHashes: readonly string[], settings: Config): string {
  const pictures = [...pictureOrigins(settings), ...tileOrigins(settings.tileUrl, settings.tileSubdomains)];
  const backEnd = /^https?:/.test(settings.apiBase) ? [new URL(settings.apiBase).origin] : [];
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    ["style-src 'self' 'unsafe-inline'"],
    ["img-src 'self' data: blob:", ...new Set(pictures)],
    // Recordings that a visitor opens from the device.
    ["media-src 'self' blob:"],
    ["connect-src 'self'", ...backEnd],
    ["object-src 'none'"],
    ["base-uri 'self'"],
    ["form-action 'self'"],
  ]
    .map((sources) => sources.join(' '))
    .join('; ');
}
