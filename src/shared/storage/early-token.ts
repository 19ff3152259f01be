import type { Config } from '@/shared/config/parse-config';
import { asToken } from './as-token';

/** The stored token, null if there is none or storage is forbidden. Small enough for index.html. */
export function readEarlyToken(kind: Config['tokenStorage'], key: string): string | null {
  try {
    if (kind === 'cookie') return asToken(cookieValue(key));
    return asToken((kind === 'session' ? sessionStorage : localStorage).getItem(key));
  } catch {
    return null;
  }
}

function cookieValue(key: string): string | null {
  // js-cookie's encoding of the name: ":" becomes "%3A".
  const start = `${encodeURIComponent(key)}=`;
  const saved = document.cookie.split('; ').find((pair) => pair.startsWith(start));
  return saved === undefined ? null : decodeURIComponent(saved.slice(start.length));
}
