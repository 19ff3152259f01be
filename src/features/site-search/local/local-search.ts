import { holdsWord } from '@/shared/api/search-words';
import type { ReadWords } from './read-words';
import type { SearchEntry } from '../dialog/search-entry';
import { folded, isSearchable } from './search-text';

/** An entry that needs no server, with its title and all its search words as they are compared, the reader's language first. */
export interface LocalEntry {
  entry: SearchEntry;
  title: string;
  words: readonly string[];
}

/** Folds the words of an entry once, not for each text searched. */
export const localEntry = (entry: SearchEntry, words: readonly string[]): LocalEntry => ({
  entry,
  title: folded(entry.title),
  words: words.map(folded),
});

/**
 * Entries with a word that contains the text, or with all its words: first those whose title or word equals the text,
 * then title begins with it, title contains it, another word begins with it, then the rest; within each in the order
 * given. Latin words match from their beginning. Texts that are too short find nothing.
 */
export function findLocal(entries: readonly LocalEntry[], text: string): SearchEntry[] {
  const requested = folded(text);
  if (!isSearchable(requested)) return [];
  return entries
    .map(({ entry, title, words }) => ({ entry, rank: rankOf(title, words, requested) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** Pages that match the text; if countries are named along with other words, those that match these too. */
export const findPages = (pages: readonly LocalEntry[], text: string, { countries, rest }: ReadWords) =>
  eachOnce([...findLocal(pages, text), ...(countries.length > 0 ? findLocal(pages, rest) : [])]);

/** Countries that match the text, then those named in it. */
export const findCountries = (
  countries: readonly LocalEntry[],
  text: string,
  { countries: named }: ReadWords,
) =>
  eachOnce([
    ...findLocal(countries, text),
    ...named.flatMap((code) => countries.flatMap(({ entry }) => (entry.id === code ? [entry] : []))),
  ]);

const eachOnce = (entries: readonly SearchEntry[]): SearchEntry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];

const NOT_FOUND = 5;

function rankOf(title: string, words: readonly string[], requested: string): number {
  if (title === requested || words.includes(requested)) return 0;
  if (title.startsWith(requested)) return 1;
  if (holdsWord(title, requested)) return 2;
  if (words.some((word) => word.startsWith(requested))) return 3;
  const parts = requested.split(' ');
  return parts.every((part) => [title, ...words].some((word) => holdsWord(word, part))) ? 4 : NOT_FOUND;
}
