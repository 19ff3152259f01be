import { config } from '@/shared/config/config';
import type { Config } from '@/shared/config/parse-config';
import { asToken } from './as-token';
import { localStore, sessionStore } from './browser-store';
import { readCookie, removeCookie, writeCookie } from './cookie';

/** Where the token is stored between pages. */
export interface TokenStorage {
  /** The token; empty, "undefined", "null" and "NULL" count as none. */
  get: () => string | null;
  set: (token: string) => void;
  /** Removes the token; with the kind `session` the whole session storage (specification §4). */
  clear: () => void;
  /** Calls `listener` when the token changes or is cleared in another tab (§2); returns the unsubscribe function. */
  onChangeElsewhere: (listener: () => void) => () => void;
}

/** Token storage of one of the three kinds under `key`. */
export function createTokenStorage(kind: Config['tokenStorage'], key: string): TokenStorage {
  const access = accessTo(kind, key);
  let known = asToken(access.read());
  return {
    get: () => asToken(access.read()),
    set: (token) => {
      access.write(token);
      known = asToken(token);
    },
    clear: () => {
      access.clear();
      known = null;
    },
    onChangeElsewhere: (listener) => {
      const compare = () => {
        const current = asToken(access.read());
        if (current === known) return;
        known = current;
        listener();
      };
      // Cookies have no event of their own: they are compared when the reader returns to the tab.
      window.addEventListener('storage', compare);
      document.addEventListener('visibilitychange', compare);
      return () => {
        window.removeEventListener('storage', compare);
        document.removeEventListener('visibilitychange', compare);
      };
    },
  };
}

/** The token storage configured for this build (`VITE_TOKEN_STORAGE`, `VITE_TOKEN_KEY`). */
export const tokenStorage = createTokenStorage(config.tokenStorage, config.tokenKey);

function accessTo(kind: Config['tokenStorage'], key: string) {
  if (kind === 'cookie') {
    return {
      read: () => readCookie(key),
      write: (token: string) => writeCookie(key, token),
      clear: () => removeCookie(key),
    };
  }
  const store = kind === 'local' ? localStore : sessionStore;
  return {
    read: () => store.get(key),
    write: (token: string) => store.set(key, token),
    clear: () => (kind === 'local' ? store.remove(key) : store.clear()),
  };
}
