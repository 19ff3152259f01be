/** An unsupported browser: Internet Explorer, or the one inside the juejin app (specification §2). */
export type UnsupportedBrowser = 'ie' | 'juejin';

/** Names the unsupported browser by its user agent; null for every other one. */
export function unsupportedBrowser(userAgent: string): UnsupportedBrowser | null {
  if (/\bMSIE |\bTrident\//.test(userAgent)) return 'ie';
  return /juejin/i.test(userAgent) ? 'juejin' : null;
}
