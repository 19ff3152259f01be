import { config } from '@/shared/config/config';
import { pictureOrigins } from '@/shared/config/picture-origins';

/** Where a link in a text from the server leads. */
export type LinkKind = 'inside' | 'outside' | 'mail';

/**
 * The address in the form in which it may be used, null where it may not: for pictures the site, the back end and the
 * origins of `VITE_IMAGE_ORIGINS`, since any other host could count who reads; for links `http`, `https`, `mailto` and
 * `#/…` of this app. Signs that browsers skip are taken out before looking, so that they hide nothing.
 */
export function safeAddress(written: string, use: 'link' | 'picture'): string | null {
  const address = written.replace(SKIPPED, '').trim();
  if (use === 'link' && INSIDE.test(address)) return address;
  if (!/^(https?:\/\/|mailto:)/i.test(address) || !URL.canParse(address)) return null;
  const { origin, username, password, href } = new URL(address);
  if (username !== '' || password !== '') return null;
  if (use === 'picture') return [location.origin, ...pictureOrigins(config)].includes(origin) ? href : null;
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
