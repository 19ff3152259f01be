/** Where a link in a text from the server leads. */
export type LinkKind = 'inside' | 'outside' | 'mail';

/**
 * The address in the form in which it may be used, null where it may not: `https` for pictures, `http`, `https`, `mailto`
 * and `#/…` of this app for links. Signs that browsers skip are taken out before looking, so that they hide nothing.
 */
export function safeAddress(written: string, use: 'link' | 'picture'): string | null {
  const address = written.replace(SKIPPED, '').trim();
  if (use === 'link' && INSIDE.test(address)) return address;
  if (!/^(https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  if (username !== '' || password !== '') return null;
  if (use === 'picture') return protocol === 'https:' ? href : null;
  return href;
}

/** Of an address that `safeAddress` let pass. */
export function linkKind(address: string): LinkKind {
  if (address.startsWith('#')) return 'inside';
  return address.startsWith('mailto:') ? 'mail' : 'outside';
}

// Control signs, and those that turn or hide text: none belongs in an address.
const SKIPPED = /[\p{Cc}\p{Cf}]/gu;
/** A path of the app; `#//host` and `#/\host` would be read as another site. */
const INSIDE = /^#\/(?![/\\])[^\\]*$/;
