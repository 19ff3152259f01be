import { localStore, type BrowserStore } from './browser-store';

/** A JSON value stored by the browser, validated by a guard on every read. */
export interface Persisted<T> {
  /** The stored value, null if there is none or it does not pass the guard. */
  get: () => T | null;
  /** True if the browser stores the value, false if it is in memory only. */
  set: (value: T) => boolean;
  remove: () => void;
  /** Calls `listener` with the new value when another tab changes or removes it; returns the unsubscribe function. */
  subscribe: (listener: (value: T | null) => void) => () => void;
}

/** Options besides key and guard: another store, or another prefix if the specification fixes the key. */
export interface PersistedOptions {
  store?: BrowserStore;
  prefix?: string;
}

const PREFIX = 'rcep:';

/** Stores a value as JSON under `rcep:<key>` in local storage, unless `options` differ. */
export function persisted<T>(
  key: string,
  isValue: (value: unknown) => value is T,
  { store = localStore, prefix = PREFIX }: PersistedOptions = {},
): Persisted<T> {
  const fullKey = prefix + key;
  const get = () => valueOf(store.get(fullKey), isValue);
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

/**
 * Calls `listener` with the key, without `rcep:`, of each value that another tab stores or removes in local storage.
 */
export function onSavedElsewhere(listener: (key: string) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key?.startsWith(PREFIX)) listener(key.slice(PREFIX.length));
  });
}

/** The keys, without `rcep:`, of the values in `store` whose key begins with `start`. */
export function persistedKeys(start: string, store: BrowserStore = localStore): string[] {
  return store
    .keys()
    .filter((key) => key.startsWith(PREFIX + start))
    .map((key) => key.slice(PREFIX.length));
}

/** The stored text of a value in local storage under `rcep:<key>`; equal as long as the value is. */
export const savedText = (key: string): string | null => localStore.get(PREFIX + key);

/** The value of a stored text; null if there is none or it does not pass the guard. */
export function valueOf<T>(text: string | null, isValue: (value: unknown) => value is T): T | null {
  const value = parse(text);
  return isValue(value) ? value : null;
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
