import Cookies from 'js-cookie';

/** The cookie's value, null where there is none or cookies are forbidden. */
export function readCookie(name: string): string | null {
  try {
    return Cookies.get(name) ?? null;
  } catch {
    return null;
  }
}

/** Writes a cookie of this site; it ends after `seconds`, or with the browser session without them. Never throws. */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const expires = seconds === undefined ? undefined : new Date(Date.now() + seconds * 1000);
  try {
    Cookies.set(name, value, { expires, sameSite: 'Lax', secure: window.location.protocol === 'https:' });
  } catch {
    // Forbidden cookies count as missing, which every caller handles.
  }
}

/** Removes a cookie of this site. Never throws. */
export function removeCookie(name: string): void {
  try {
    Cookies.remove(name);
  } catch {
    // As above.
  }
}
