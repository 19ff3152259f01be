import { readCookie, removeCookie, writeCookie } from './cookie';

const COOKIE_NAME = 'public_key';
const COOKIE_SECONDS = 300;

/** The cached public key (base64), null where there is none or 300 s have passed (specification §7, §9). */
export function readPublicKeyCookie(): string | null {
  return readCookie(COOKIE_NAME) || null;
}

/** Caches the public key (base64) for 300 s in the cookie `public_key`. */
export function writePublicKeyCookie(publicKey: string): void {
  writeCookie(COOKIE_NAME, publicKey, COOKIE_SECONDS);
}

/** Drops the cached public key. */
export function removePublicKeyCookie(): void {
  removeCookie(COOKIE_NAME);
}
