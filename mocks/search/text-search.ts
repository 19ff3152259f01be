import { holdsWord } from '@/shared/api/search-words';

type Texts = readonly (string | null | undefined)[];

/** How many words of `query` stand in one of `texts`, Latin ones where a word begins; case and width of signs do not matter. */
export function wordsFound(texts: Texts, query: string | null): number {
  const within = texts.map((text) => folded(text ?? ''));
  return wordsOf(query).filter((word) => within.some((text) => holdsWord(text, word))).length;
}

/** True where each word of `query` stands in one of `texts`. No words find all. */
export const isFound = (texts: Texts, query: string | null): boolean =>
  wordsFound(texts, query) === wordsOf(query).length;

const wordsOf = (query: string | null): string[] =>
  folded(query ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
