/**
 * Text by key, stored by the browser; no method throws. If storage refuses, the value is in memory until the page is
 * left.
 */
export interface BrowserStore {
  /** The value under `key`, null if there is none. */
  get: (key: string) => string | null;
  /** True if the browser stores the value, false if it is in memory only (storage forbidden or full). */
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  clear: () => void;
  keys: () => string[];
}

/** A store over the storage that `open` gives; `open` may throw, as `window.localStorage` does where it is forbidden. */
export function createBrowserStore(open: () => Storage): BrowserStore {
  const memory = new Map<string, string>();
  return {
    get: (key) => memory.get(key) ?? attempt(() => open().getItem(key), null),
    set: (key, value) => {
      const saved = attempt(() => {
        open().setItem(key, value);
        return true;
      }, false);
      if (saved) memory.delete(key);
      else memory.set(key, value);
      return saved;
    },
    remove: (key) => {
      memory.delete(key);
      attempt(() => open().removeItem(key), undefined);
    },
    clear: () => {
      memory.clear();
      attempt(() => open().clear(), undefined);
    },
    keys: () => {
      const saved = attempt(() => Object.keys(open()), []);
      return [...new Set([...saved, ...memory.keys()])];
    },
  };
}

/** Storage that outlives the browser session (specification §9: the default). */
export const localStore = createBrowserStore(() => window.localStorage);

/** Storage of this tab; signing out clears all of it if the token is stored here (specification §4). */
export const sessionStore = createBrowserStore(() => window.sessionStorage);

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
