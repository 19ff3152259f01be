import type { Config } from '../src/shared/config/parse-config';
import { pictureOrigins } from '../src/shared/config/picture-origins';
import { tileOrigins } from '../src/shared/config/tile-origins';

/**
 * The Content-Security-Policy of index.html: scripts of the site and those with these hashes, requests to the back
 * end, pictures from the configured sources. `frame-ancestors` has no effect there and must be set by the host.
 */
export function pagePolicy(scriptHashes: readonly string[], settings: Config): string {
  const pictures = [...pictureOrigins(settings), ...tileOrigins(settings.tileUrl, settings.tileSubdomains)];
  const backEnd = /^https?:/.test(settings.apiBase) ? [new URL(settings.apiBase).origin] : [];
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    ["style-src 'self' 'unsafe-inline'"],
    ["img-src 'self' data: blob:", ...new Set(pictures)],
    // Recordings a visitor opens from the device.
    ["media-src 'self' blob:"],
    ["connect-src 'self'", ...backEnd],
    ["object-src 'none'"],
    ["base-uri 'self'"],
    ["form-action 'self'"],
  ]
    .map((sources) => sources.join(' '))
    .join('; ');
}
