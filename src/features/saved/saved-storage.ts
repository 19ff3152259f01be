import { giveToVisitor } from '@/shared/storage/draft';
import { ownedKey } from '@/shared/storage/owner';
import { persisted } from '@/shared/storage/persisted';
import { readItems } from './saved-item';
import type { SavedItem } from './saved-item';
import { merged } from './saved-list';
import { fromOldQuery } from './old-item';
import { ownedList, notifySaved } from './owned-list';

/** An owner's saved items in this browser; the same list until something changes. */
export function savedOf(owner: string): readonly SavedItem[] {
  takeOldQueries(owner);
  return items.of(owner);
}

/** Saves an owner's list; false if the browser refused, so that it lasts only as long as the page. */
export const setSaved = (owner: string, list: readonly SavedItem[]): boolean => items.set(owner, list);

/** When the latest of the visitor's items left by a user was saved; empty without one. */
export const leftAtOf = (owner: string): string => leftFileOf(owner).get() ?? '';

/** Records that a user leaves the items a visitor saved up to a moment. */
export function setLeftAt(owner: string, moment: string): void {
  leftFileOf(owner).set(moment);
  notifySaved();
}

const OLD_KEY = 'kept-queries';
const items = ownedList('kept', (value) => readItems(value)?.items ?? []);

const oldFileOf = (owner: string) => persisted<unknown[]>(ownedKey(OLD_KEY, owner), Array.isArray);
const leftFileOf = (owner: string) => persisted(ownedKey('kept-queries-left', owner), isText);
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Moves queries saved in the oldest format into the list, once; a list from before items had owners is the visitor's.
 */
function takeOldQueries(owner: string): void {
  giveToVisitor(OLD_KEY);
  const old = oldFileOf(owner);
  const entries = old.get();
  if (entries === null) return;
  const queries = readItems(entries.map(fromOldQuery))?.items ?? [];
  // Remove first, then write: a full browser has no room for both.
  old.remove();
  if (!items.set(owner, merged(items.of(owner), queries).list)) old.set(entries);
}
