import { ownedKey } from './owner';
import { persistedKeys } from './persisted';

/** The suffixes, after `start`, of the keys of the current user's (or visitor's) drafts. */
export const draftKeys = (start: string): string[] =>
  persistedKeys(ownedKey(start)).map((key) => key.slice(ownedKey(start).length));
