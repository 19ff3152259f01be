import { ownedKey } from './owner';
import { persistedKeys } from './persisted';

/** The ends of the keys, after `start`, under which the current user (or visitor) has drafts. */
export const draftKeys = (start: string): string[] =>
  persistedKeys(ownedKey(start)).map((key) => key.slice(ownedKey(start).length));
