import { create } from 'zustand';
import { localStore } from './browser-store';
import { keyOf, LAST_USER, VISITOR } from './owned-key';
import { tokenStorage } from './token-storage';

export { VISITOR } from './owned-key';

/**
 * The owner of drafts and saved items: a user's id, or `VISITOR`. The user of the token is stored, so that a reloaded
 * page knows its owner before the user info has loaded.
 */
export const useOwner = create(() => (tokenStorage.get() && localStore.get(LAST_USER)) || VISITOR);

/** Sets the owner of drafts and saved items from now on; null is a visitor (product design §8). */
export function setOwner(userId: string | null): void {
  if (userId) localStore.set(LAST_USER, userId);
  else localStore.remove(LAST_USER);
  useOwner.setState(userId || VISITOR);
}

/** The storage key of a user's or visitor's data; without `of`, the current one's. */
export const ownedKey = (key: string, of = useOwner.getState()): string => keyOf(of, key);
