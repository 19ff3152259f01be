import { holdsWord } from '@/shared/api/search-words';

type Texts = readonly (string | null | undefined)[];

/** How many words of `query` occur in one of `texts`, Latin ones at word starts; ignores case and character width. */
export function matchingWords(texts: Texts, query: string | null): number {
  const within = texts.map((text) => folded(text ?? ''));
  return wordsOf(query).filter((word) => within.some((text) => holdsWord(text, word))).length;
}

/** True if each word of `query` occurs in one of `texts`. No words match all. */
export const isFound = (texts: Texts, query: string | null): boolean =>
  matchingWords(texts, query) === wordsOf(query).length;

const wordsOf = (query: string | null): string[] =>
  folded(query ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
