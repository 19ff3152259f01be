import type { ApiPorts } from './api-ports';

/**
 * Holds the loading overlay open while calls to paths that contain one of `overlayUrls` are under way: it opens with the
 * first and closes when the last has answered, however it ended. What a reader searches for is no part of the path.
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
