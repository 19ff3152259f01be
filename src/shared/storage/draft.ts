import { localStore, sessionStore } from './browser-store';
import { isKeptKey, staysAfterSignOut } from './kept-keys';
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

/**
 * Deletes what other users left in this browser and this tab, but for what they keep on purpose, of which a file is offered
 * first (`removeKeptOfOthers`); a visitor's drafts stay (product design §8).
 */
export function removeDraftsOfOthers(userId: string): void {
  removeOwned((owner, key) => isOther(owner, userId) && !isKeptKey(key));
}

/** The other users who keep something on purpose in this browser; neither `userId` nor the visitor is one. */
export function othersWhoKeep(userId: string): string[] {
  const owners = persistedKeys('draft:').map(partsOf);
  return [
    ...new Set(owners.flatMap(([owner, key]) => (isOther(owner, userId) && isKeptKey(key) ? [owner] : []))),
  ];
}

/** Deletes what other users keep on purpose in this browser. */
export function removeKeptOfOthers(userId: string): void {
  removeOwned((owner) => isOther(owner, userId));
}

/** Deletes what the current user typed and did not save, as they sign out; what they keep on purpose stays. A visitor loses nothing. */
export function removeOwnDrafts(): void {
  const own = useOwner.getState();
  if (own === VISITOR) return;
  removeOwned((owner, key) => owner === own && !staysAfterSignOut(key));
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

function removeOwned(goes: (owner: string, key: string) => boolean): void {
  for (const store of [localStore, sessionStore])
    for (const full of persistedKeys('draft:', store))
      if (goes(...partsOf(full))) persisted(full, isAny, { store }).remove();
}

const isOther = (owner: string, userId: string) => owner !== userId && owner !== VISITOR;

/** Owner and key of `draft:<owner>:<key>`. */
function partsOf(full: string): [owner: string, key: string] {
  const [, owner = '', ...key] = full.split(':');
  return [owner, key.join(':')];
}

const isAny = (_value: unknown): _value is unknown => true;
