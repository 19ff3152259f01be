/** Why no connection can be made to `address` from the site at `origin`; null if it can be tried. */
export function addressProblem(address: string, origin: string): 'noSocket' | 'otherSite' | null {
  if (!/^wss?:\/\//i.test(address) || !URL.canParse(address)) return 'noSocket';
  // The page's security policy allows connections to its own site only.
  return new URL(address).host === new URL(origin).host ? null : 'otherSite';
}
