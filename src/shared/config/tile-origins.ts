/** The origins that tiles at `tileUrl` come from, one for each of `subdomains` where the address has `{s}`; none where they come from the site itself. */
export function tileOrigins(tileUrl: string, subdomains: readonly string[]): string[] {
  if (!/^https?:/.test(tileUrl)) return [];
  const addresses = tileUrl.includes('{s}')
    ? subdomains.map((subdomain) => tileUrl.replaceAll('{s}', subdomain))
    : [tileUrl];
  return [...new Set(addresses.map((address) => new URL(address.replace(/[{}]/g, '')).origin))];
}
