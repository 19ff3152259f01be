import type { SearchEntry } from './search-entry';
import { folded, SEARCH_MIN_LENGTH } from './search-text';

/** An entry that needs no server, with all words by which it may be found, the reader's language first. */
export interface LocalEntry {
  entry: SearchEntry;
  words: readonly string[];
}

/**
 * Entries of which some word holds the text, or all its words: title begins with it, title holds it, another word begins
 * with it, then the rest; within each in the order given. Texts that are too short find nothing.
 */
export function findLocal(entries: readonly LocalEntry[], text: string): SearchEntry[] {
  const asked = folded(text);
  if (asked.length < SEARCH_MIN_LENGTH) return [];
  return entries
    .map(({ entry, words }) => ({ entry, rank: rankOf(folded(entry.title), words.map(folded), asked) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

const NOT_FOUND = 4;

function rankOf(title: string, words: readonly string[], asked: string): number {
  if (title.startsWith(asked)) return 0;
  if (title.includes(asked)) return 1;
  if (words.some((word) => word.startsWith(asked))) return 2;
  const parts = asked.split(' ');
  const isFound = parts.every((part) => title.includes(part) || words.some((word) => word.includes(part)));
  return isFound ? 3 : NOT_FOUND;
}
