import { localStore, sessionStore } from './browser-store';
import { staysAfterSignOut } from './kept-keys';
import { ownedKey, useOwner, VISITOR } from './owner';
import { persisted, persistedKeys } from './persisted';

/** What the current user (or visitor) typed under `key`; null where nothing is kept or it does not pass the guard. */
export const readDraft = <T>(key: string, isValue: (value: unknown) => value is T): T | null =>
  persisted(ownedKey(key), isValue).get();

/** Keeps what was typed, for the current user alone; true if the browser keeps it, false if it is in memory only. */
export const writeDraft = (key: string, value: unknown): boolean =>
  persisted(ownedKey(key), isAny).set(value);

/** Forgets what was typed under `key`. */
export const removeDraft = (key: string): void => persisted(ownedKey(key), isAny).remove();

/** Deletes what other users left in this browser and this tab; a visitor's drafts stay (product design §8). */
export function removeDraftsOfOthers(userId: string): void {
  const staying = [ownedKey('', userId), ownedKey('', VISITOR)];
  removeOwned((key) => !staying.some((start) => key.startsWith(start)));
}

/** Deletes what the current user typed and did not save, as they sign out; what they keep on purpose stays. A visitor loses nothing. */
export function removeOwnDrafts(): void {
  const own = ownedKey('');
  if (useOwner.getState() === VISITOR) return;
  removeOwned((key) => key.startsWith(own) && !staysAfterSignOut(key.slice(own.length)));
}

/** Gives what was kept under a bare `key`, before things had owners, to the visitor, once; what the visitor has under it since stays. */
export function giveToVisitor(key: string): void {
  const bare = persisted(key, isAny);
  const value = bare.get();
  if (value === null) return;
  // First away, then back: browsers that are full have no room for both.
  bare.remove();
  const visitors = persisted(ownedKey(key, VISITOR), isAny);
  if (visitors.get() === null) visitors.set(value);
}

function removeOwned(goes: (key: string) => boolean): void {
  for (const store of [localStore, sessionStore])
    for (const key of persistedKeys('draft:', store))
      if (goes(key)) persisted(key, isAny, { store }).remove();
}

const isAny = (_value: unknown): _value is unknown => true;
