const LATIN = /\p{Script=Latin}/u;
const DIGIT = /\d/;

/**
 * Where `word` is found in `text`, both folded alike: what `q` means to the server that searches and to the page that marks.
 * Latin letters and digits are found at the beginning of a word or number only, others anywhere.
 */
export function wordPlaces(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0 && at < text.length; at = text.indexOf(word, at + 1))
    if (!isInside(text.charAt(at - 1), word.charAt(0))) places.push(at);
  return places;
}

/** True where `word` is found in `text`. */
export const holdsWord = (text: string, word: string): boolean => wordPlaces(text, word).length > 0;

const isInside = (before: string, first: string): boolean =>
  (LATIN.test(before) && LATIN.test(first)) || (DIGIT.test(before) && DIGIT.test(first));
