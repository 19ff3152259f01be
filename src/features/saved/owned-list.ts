import { localStore } from '@/shared/storage/browser-store';
import { ownedKey } from '@/shared/storage/owner';
import { persisted } from '@/shared/storage/persisted';

/** A list that every owner has in this browser. */
export interface OwnedList<T> {
  /** The same list until something changes, so that it can be subscribed to. */
  of: (owner: string) => readonly T[];
  /** False if the browser refused, so that it lasts only as long as the page. */
  set: (owner: string, list: readonly T[]) => boolean;
}

/** The list stored under `key`; `read` returns the valid entries. */
export function ownedList<T>(key: string, read: (value: unknown) => readonly T[]): OwnedList<T> {
  const lastRead = new Map<string, { text: string; list: readonly T[] }>();
  const fileOf = (owner: string) => persisted<unknown[]>(ownedKey(key, owner), Array.isArray);
  return {
    of: (owner) => {
      const text = localStore.get(`rcep:${ownedKey(key, owner)}`) ?? '';
      const known = lastRead.get(owner);
      if (known?.text === text) return known.list;
      const list = read(fileOf(owner).get());
      lastRead.set(owner, { text, list });
      return list;
    },
    set: (owner, list) => {
      const isStored = fileOf(owner).set([...list]);
      notifySaved();
      return isStored;
    },
  };
}

/** Calls `listener` when a saved item may have changed, in this tab or another; returns the unsubscribe function. */
export function subscribeSaved(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Notifies this tab that a saved item has changed. */
export function notifySaved(): void {
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();
