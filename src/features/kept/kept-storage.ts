import { localStore } from '@/shared/storage/browser-store';
import { giveToVisitor } from '@/shared/storage/draft';
import { ownedKey } from '@/shared/storage/owner';
import { persisted } from '@/shared/storage/persisted';
import { readItems } from './kept-item';
import type { KeptItem } from './kept-item';
import { merged } from './kept-list';
import { fromOldQuery } from './old-query';

/** What an owner keeps in this browser; the same list as long as nothing has changed, so that it can be subscribed to. */
export function keptOf(owner: string): readonly KeptItem[] {
  takeOldQueries(owner);
  return read(owner);
}

/** Keeps an owner's list; false if the browser refused, so that it lasts only as long as the page. */
export function setKept(owner: string, list: readonly KeptItem[]): boolean {
  const isStored = fileOf(owner).set([...list]);
  tell();
  return isStored;
}

/** The moment of the latest of a visitor's items that a user leaves to the visitor; empty without one. */
export const leftAtOf = (owner: string): string => leftFileOf(owner).get() ?? '';

/** Remembers that a user leaves what a visitor kept up to a moment. */
export function setLeftAt(owner: string, moment: string): void {
  leftFileOf(owner).set(moment);
  tell();
}

/** Calls `listener` when anything kept may have changed, in this tab or another; returns how to stop. */
export function subscribeKept(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const KEY = 'kept';
const OLD_KEY = 'kept-queries';
const NONE: readonly KeptItem[] = [];
const listeners = new Set<() => void>();
const lastRead = new Map<string, { text: string; list: readonly KeptItem[] }>();

const tell = () => {
  for (const listener of listeners) listener();
};
const fileOf = (owner: string) => persisted<unknown[]>(ownedKey(KEY, owner), Array.isArray);
const oldFileOf = (owner: string) => persisted<unknown[]>(ownedKey(OLD_KEY, owner), Array.isArray);
const leftFileOf = (owner: string) => persisted(ownedKey('kept-queries-left', owner), isText);
const isText = (value: unknown): value is string => typeof value === 'string';

function read(owner: string): readonly KeptItem[] {
  const text = localStore.get(`rcep:${ownedKey(KEY, owner)}`) ?? '';
  const known = lastRead.get(owner);
  if (known?.text === text) return known.list;
  const list = readItems(fileOf(owner).get())?.items ?? NONE;
  lastRead.set(owner, { text, list });
  return list;
}

/** Questions kept before other things could be join the list once; a list from before things had owners is the visitor's. */
function takeOldQueries(owner: string): void {
  giveToVisitor(OLD_KEY);
  const old = oldFileOf(owner);
  const entries = old.get();
  if (entries === null) return;
  const items = readItems(entries.map(fromOldQuery))?.items ?? [];
  // First away, then back: browsers that are full have no room for both.
  old.remove();
  if (!fileOf(owner).set(merged(read(owner), items).list)) old.set(entries);
}
