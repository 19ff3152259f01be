/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_PROXY_TARGET?: string;
  readonly VITE_REQUEST_TIMEOUT_MS?: string;
  readonly VITE_LONG_REQUEST_TIMEOUT_MS?: string;
  readonly VITE_SUCCESS_CODES?: string;
  readonly VITE_TOKEN_STORAGE?: string;
  readonly VITE_TOKEN_KEY?: string;
  readonly VITE_ROUTE_MODE?: string;
  readonly VITE_LOGIN_INTERCEPTION?: string;
  readonly VITE_RECORD_ROUTE?: string;
  readonly VITE_ENCRYPTION?: string;
  readonly VITE_CONTENT_TYPE?: string;
  readonly VITE_TILE_URL?: string;
  readonly VITE_TILE_SUBDOMAINS?: string;
  readonly VITE_TILE_COORDINATES?: string;
  readonly VITE_TILE_ATTRIBUTION?: string;
  readonly VITE_SITE_TITLE?: string;
  readonly VITE_MESSAGE_DURATION_MS?: string;
  readonly VITE_OVERLAY_URLS?: string;
  readonly VITE_MOCKS?: string;
}

interface Window {
  /** Answers that index.html requested before the application ran, by URL with query as the client builds it. */
  __rcepEarly?: Record<string, Promise<Response>>;
  /** The token those answers were requested with; undefined where none was sent. */
  __rcepEarlyToken?: string | undefined;
}

/** Made by `build/texts-plugin.ts`. */
declare module 'virtual:texts' {
  /** How to read one area's texts in one language; undefined where it is known that there are none. */
  export function textsOf(
    language: string,
    area: string,
  ): (() => Promise<Record<string, unknown>>) | undefined;
}
