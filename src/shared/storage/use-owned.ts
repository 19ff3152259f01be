import { useMemo, useSyncExternalStore } from 'react';
import { ownedKey, useOwner } from './owner';
import { onSavedElsewhere, persisted, savedText, valueOf } from './persisted';

const listeners = new Set<() => void>();
const notifyAll = () => {
  for (const listener of listeners) listener();
};
onSavedElsewhere(notifyAll);

/**
 * What this browser stores for the current user (or visitor) under `key`, null if nothing; follows changes made
 * elsewhere on the page and in other tabs. `isValue` is a constant.
 */
export function useOwned<T>(key: string, isValue: (value: unknown) => value is T): T | null {
  const owned = ownedKey(key, useOwner());
  const text = useSyncExternalStore(subscribe, () => savedText(owned));
  return useMemo(() => valueOf(text, isValue), [text, isValue]);
}

/** What is stored now. */
export const readOwned = <T>(key: string, isValue: (value: unknown) => value is T): T | null =>
  valueOf(savedText(ownedKey(key)), isValue);

/** Stores a value for the current user, or removes it (null). */
export function setOwned(key: string, value: object | null): void {
  const stored = persisted(ownedKey(key), isAny);
  if (value === null) stored.remove();
  else stored.set(value);
  notifyAll();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isAny = (_value: unknown): _value is unknown => true;
