import { create } from 'zustand';
import { localStore } from './browser-store';
import { keyOf, LAST_USER, VISITOR } from './owned-key';
import { tokenStorage } from './token-storage';

export { VISITOR } from './owned-key';

/**
 * Whose drafts and kept things are read and written: a user's id, or `VISITOR`. The user of the token is remembered, so
 * that a page that is loaded again knows its owner before the user info has come.
 */
export const useOwner = create(() => (tokenStorage.get() && localStore.get(LAST_USER)) || VISITOR);

/** Says whose drafts and kept things are read and written from now on; null is a visitor (product design §8). */
export function setOwner(userId: string | null): void {
  if (userId) localStore.set(LAST_USER, userId);
  else localStore.remove(LAST_USER);
  useOwner.setState(userId || VISITOR);
}

/** The storage key of something a user or visitor keeps; without `of`, the current one. */
export const ownedKey = (key: string, of = useOwner.getState()): string => keyOf(of, key);
