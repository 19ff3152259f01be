import { localStore, type BrowserStore } from './browser-store';

/** A JSON value kept by the browser, checked by a guard whenever it is read. */
export interface Persisted<T> {
  /** The kept value, null where there is none or what is there does not pass the guard. */
  get: () => T | null;
  /** True if the browser keeps the value, false if it is in memory only. */
  set: (value: T) => boolean;
  remove: () => void;
  /** Calls `listener` with the new value when another tab changes or removes it; returns how to stop. */
  subscribe: (listener: (value: T | null) => void) => () => void;
}

/** What may be said beside key and guard: another store, or another prefix where the specification fixes the key. */
export interface PersistedOptions {
  store?: BrowserStore;
  prefix?: string;
}

const PREFIX = 'rcep:';

/** Keeps a value as JSON under `rcep:<key>` in local storage, unless `options` say otherwise. */
export function persisted<T>(
  key: string,
  isValue: (value: unknown) => value is T,
  { store = localStore, prefix = PREFIX }: PersistedOptions = {},
): Persisted<T> {
  const fullKey = prefix + key;
  const get = () => {
    const value = parse(store.get(fullKey));
    return isValue(value) ? value : null;
  };
  return {
    get,
    set: (value) => store.set(fullKey, JSON.stringify(value)),
    remove: () => store.remove(fullKey),
    subscribe: (listener) => {
      const handleStorage = (event: StorageEvent) => {
        if (event.key === fullKey || event.key === null) listener(get());
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}

/** Calls `listener` with the key, without `rcep:`, of each value that another tab keeps or removes in local storage. */
export function onKeptElsewhere(listener: (key: string) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith(PREFIX)) listener(key.slice(PREFIX.length));
  });
}

/** The keys, without `rcep:`, of the values kept in `store` whose key begins with `start`. */
export function persistedKeys(start: string, store: BrowserStore = localStore): string[] {
  return store
    .keys()
    .filter((key) => key.startsWith(PREFIX + start))
    .map((key) => key.slice(PREFIX.length));
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
