/**
 * The origins of tiles at `tileUrl`, one for each of `subdomains` if the address has `{s}`; none if they are the
 * site's own.
 */
export function tileOrigins(tileUrl: string, subdomains: readonly string[]): string[] {
  if (!/^https?:/.test(tileUrl)) return [];
  const addresses = tileUrl.includes('{s}')
    ? subdomains.map((subdomain) => tileUrl.replaceAll('{s}', subdomain))
    : [tileUrl];
  return [...new Set(addresses.map((address) => new URL(address.replace(/[{}]/g, '')).origin))];
}
