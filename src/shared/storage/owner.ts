import { create } from 'zustand';
import { localStore } from './browser-store';
import { tokenStorage } from './token-storage';

/** Who keeps things in this browser without being signed in. */
export const VISITOR = 'visitor';

/** The user of the token, so that a page that is loaded again knows its owner before the user info has come. */
const LAST_USER = 'rcep:owner';

/** Whose drafts and kept things are read and written: a user's id, or `VISITOR`. */
export const useOwner = create(() => (tokenStorage.get() && localStore.get(LAST_USER)) || VISITOR);

/** Says whose drafts and kept things are read and written from now on; null is a visitor (product design §8). */
export function setOwner(userId: string | null): void {
  if (userId) localStore.set(LAST_USER, userId);
  else localStore.remove(LAST_USER);
  useOwner.setState(userId || VISITOR);
}

/** The storage key of something a user or visitor keeps; without `of`, the current one. */
export const ownedKey = (key: string, of = useOwner.getState()): string => `draft:${of}:${key}`;
