import { giveToVisitor } from '@/shared/storage/draft';
import { ownedKey } from '@/shared/storage/owner';
import { persisted } from '@/shared/storage/persisted';
import type { Persisted } from '@/shared/storage/persisted';
import { isKeptList } from './kept-query';
import type { KeptQuery } from './kept-query';

/** Where the browser keeps the questions of an owner; a list from before things had owners is the visitor's. */
export function keptFileOf(owner: string): Persisted<KeptQuery[]> {
  giveToVisitor(KEY);
  return persisted(ownedKey(KEY, owner), isKeptList);
}

/** Where a user's answer is kept that they leave the visitor's questions: `keptAt` of the latest of those left. */
export const leftFileOf = (owner: string): Persisted<string> =>
  persisted(ownedKey('kept-queries-left', owner), isText);

const KEY = 'kept-queries';
const isText = (value: unknown): value is string => typeof value === 'string';
