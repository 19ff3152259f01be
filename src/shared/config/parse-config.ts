import {
  flag,
  list,
  path,
  optionalUrl,
  oneOf,
  text,
  wholeNumber,
  webOrigins,
  wholeNumbers,
  type Env,
} from './env-readers';

/**
 * Settings from `VITE_*` variables; a missing or empty one takes the default of specification §9. Throws `ConfigError`
 * at the first wrong one. Runs in the browser and, for the development server, in Node.
 */
export function parseConfig(env: Env) {
  return {
    /** Base path or origin of the back end, without a slash at its end. */
    apiBase: path(env, 'VITE_API_BASE', '/rcep-boot'),
    /** The target of API calls on the development and preview servers; empty: none. */
    proxyTarget: optionalUrl(env, 'VITE_PROXY_TARGET'),
    requestTimeoutMs: wholeNumber(env, 'VITE_REQUEST_TIMEOUT_MS', 20_000, MAX_TIMEOUT_MS),
    /** For URLs that contain `getIndexInfo`. */
    longRequestTimeoutMs: wholeNumber(env, 'VITE_LONG_REQUEST_TIMEOUT_MS', 60_000, MAX_TIMEOUT_MS),
    successCodes: wholeNumbers(env, 'VITE_SUCCESS_CODES', [200, 0]),
    tokenStorage: oneOf(env, 'VITE_TOKEN_STORAGE', ['local', 'session', 'cookie'], 'local'),
    tokenKey: text(
      env,
      'VITE_TOKEN_KEY',
      'opsli-token',
      /^[\w.:-]+$/,
      'letters, digits, "_", "-", "." or ":"',
    ),
    routeMode: oneOf(env, 'VITE_ROUTE_MODE', ['all', 'intelligence'], 'all'),
    loginInterception: flag(env, 'VITE_LOGIN_INTERCEPTION', true),
    recordRoute: flag(env, 'VITE_RECORD_ROUTE', true),
    encryption: flag(env, 'VITE_ENCRYPTION', true),
    contentType: oneOf(env, 'VITE_CONTENT_TYPE', ['json', 'form'], 'json'),
    /**
     * Allowed origins of pictures besides the site itself and the back end: avatars, menu icons, pictures in news.
     */
    imageOrigins: webOrigins(env, 'VITE_IMAGE_ORIGINS'),
    /** Address of map tiles with `{z}`, `{x}` and `{y}`; empty: maps are drawn without tiles. */
    tileUrl: text(env, 'VITE_TILE_URL', '', TILE_URL, 'an address that contains {z}, {x} and {y}'),
    /** The values for `{s}` in the address of the tiles. */
    tileSubdomains: list(env, 'VITE_TILE_SUBDOMAINS', ['a', 'b', 'c']),
    /** The coordinates of the tiles; points are converted to them. */
    tileCoordinates: oneOf(env, 'VITE_TILE_COORDINATES', ['wgs84', 'gcj02'], 'wgs84'),
    /** Credit for the tiles, with the number of the approved map if any; shown under the map. */
    tileAttribution: text(env, 'VITE_TILE_ATTRIBUTION', ''),
    /** Empty: the site's name in the reader's language. */
    siteTitle: text(env, 'VITE_SITE_TITLE', ''),
    /** The line with the copyright under the console's pages (specification §2: there, but disabled). */
    footerCopyright: flag(env, 'VITE_FOOTER_COPYRIGHT', false),
    /** The site's own address, for the picture of links that are shared; empty: they have none. */
    siteUrl: optionalUrl(env, 'VITE_SITE_URL'),
    messageDurationMs: wholeNumber(env, 'VITE_MESSAGE_DURATION_MS', 3000, 60_000),
    /** Parts of URLs whose calls show the loading overlay. */
    overlayUrls: list(env, 'VITE_OVERLAY_URLS', ['insert', 'update', 'delete', '/del']),
    mocks: flag(env, 'VITE_MOCKS', false),
  } as const;
}

/** The settings of the application; see `parseConfig`. */
export type Config = ReturnType<typeof parseConfig>;

/** An http(s) address or a path of the site, with a place for zoom, column and row. */
const TILE_URL = /^(?=.*\{z\})(?=.*\{x\})(?=.*\{-?y\})(https?:\/\/[^\s/]|\/[^\s/])\S*$/;
const MAX_TIMEOUT_MS = 600_000;
