import { config } from '@/shared/config/config';
import { pictureOrigins } from '@/shared/config/picture-origins';

/** The target of a link in a text from the server. */
export type LinkKind = 'inside' | 'outside' | 'mail';

/**
 * The address in usable form, null if not allowed: for pictures the site, the back end and the origins of
 * `VITE_IMAGE_ORIGINS`, since any other host could track readers; for links `http`, `https`, `mailto` and `#/…` of
 * this app. Characters skipped by browsers are removed first, so that they hide nothing.
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

/** For an address allowed by `safeAddress`. */
export function linkKind(address: string): LinkKind {
  if (address.startsWith('#')) return 'inside';
  return address.startsWith('mailto:') ? 'mail' : 'outside';
}

// Control characters, and those that reverse or hide text: none belongs in an address.
const SKIPPED = /[\p{Cc}\p{Cf}]/gu;
/** A path of the app; `#//host` and `#/\host` would be taken for another site. */
const INSIDE = /^#\/(?![/\\])[^\\]*$/;
