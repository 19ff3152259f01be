import { localStore, sessionStore } from './browser-store';
import { isSavedKey, staysAfterSignOut } from './saved-keys';
import { ownedKey, useOwner, VISITOR } from './owner';
import { persisted, persistedKeys } from './persisted';

/** The draft of the current user (or visitor) under `key`; null if there is none or it does not pass the guard. */
export const readDraft = <T>(key: string, isValue: (value: unknown) => value is T): T | null =>
  persisted(ownedKey(key), isValue).get();

/** Saves a draft, for the current user only; true if the browser stores it, false if it is in memory only. */
export const writeDraft = (key: string, value: unknown): boolean =>
  persisted(ownedKey(key), isAny).set(value);

/** Removes the draft under `key`. */
export const removeDraft = (key: string): void => persisted(ownedKey(key), isAny).remove();

/**
 * Deletes other users' data in this browser and this tab, except what they saved on purpose, which is offered as a
 * file first (`offerOthersSaved`); a visitor's drafts stay (product design §8).
 */
export function removeDraftsOfOthers(userId: string): void {
  removeOwned((owner, key) => isOther(owner, userId) && !isSavedKey(key));
}

/** The other users with saved items in this browser; excludes `userId` and the visitor. */
export function othersWithSaved(userId: string): string[] {
  const owners = persistedKeys('draft:').map(partsOf);
  return [
    ...new Set(owners.flatMap(([owner, key]) => (isOther(owner, userId) && isSavedKey(key) ? [owner] : []))),
  ];
}

/** Deletes other users' saved items in this browser. */
export function removeSavedOfOthers(userId: string): void {
  removeOwned((owner) => isOther(owner, userId));
}

/** Deletes the current user's drafts on sign-out; items saved on purpose stay. A visitor loses nothing. */
export function removeOwnDrafts(): void {
  const own = useOwner.getState();
  if (own === VISITOR) return;
  removeOwned((owner, key) => owner === own && !staysAfterSignOut(key));
}

/**
 * Moves data under a bare `key`, from before data had owners, to the visitor, once; the visitor's newer data is not
 * overwritten.
 */
export function giveToVisitor(key: string): void {
  const bare = persisted(key, isAny);
  const value = bare.get();
  if (value === null) return;
  // Remove first, then write: a full browser has no room for both.
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
