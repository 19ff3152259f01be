import type { WordQuery, Compared } from './hs-index';
import { isLatin, squeezed } from './hs-words';
import { isShort, wordMatch, type WordMatch } from './word-match';

/** How a text holds a word or phrase, by its accents where it was typed with accents; null where it does not. */
export function found(text: Compared, word: Compared, isAccented: boolean): WordMatch | null {
  if (isAccented) return wordMatch(text.exact, word.exact);
  const plain = wordMatch(text.plain, word.plain);
  return plain === 'whole' ? plain : (wordMatch(text.single, word.single) ?? plain);
}

/**
 * How a text holds every word of what was typed; null where one is missing. Short words are found whole; the last of
 * several may still be typed.
 */
export function foundAll(text: Compared, { words, isAccented }: WordQuery): WordMatch | null {
  let worst: WordMatch = 'whole';
  for (const [place, word] of words.entries()) {
    const match = found(text, word, isAccented);
    const isTyped = place > 0 && place === words.length - 1;
    if (match === null || (match === 'beginning' && isShort(word.exact) && !isTyped)) return null;
    if (match === 'beginning') worst = match;
  }
  return worst;
}

/** True where a text and what was typed are the same. */
export const isSame = (text: Compared, query: WordQuery): boolean =>
  query.isAccented ? text.exact === query.exact : text.single === query.single;

/** Where words are not set apart as in Latin script, spaces within them say nothing: 钢 结构 is 钢结构. */
export function holdsUnspaced(text: Compared, wanted: Compared): boolean {
  if (!text.joined.includes(wanted.joined) || isLatin(wanted.plain)) return false;
  const words = text.plain.split(' ').map(squeezed);
  return words.some(
    (word, place) =>
      wordMatch(word, wanted.joined) !== null || words.slice(place).join('').startsWith(wanted.joined),
  );
}
