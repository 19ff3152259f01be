import type { ApiPorts } from './api-ports';

/**
 * Shows the loading overlay while calls to paths that contain one of `overlayUrls` are pending, from the first to the
 * last response, successful or not. Search texts are not part of the path.
 */
export function createOverlayCount(overlay: ApiPorts['overlay'], overlayUrls: readonly string[]) {
  let underWay = 0;
  return async <T>(path: string, call: () => Promise<T>): Promise<T> => {
    if (!overlayUrls.some((part) => path.includes(part))) return call();
    if (underWay++ === 0) overlay({ open: true });
    try {
      return await call();
    } finally {
      if (--underWay === 0) overlay({ open: false });
    }
  };
}
