const LATIN = /\p{Script=Latin}/u;
const DIGIT = /\d/;
const HYPHEN = /[-‐‑]/;

/** A piece of a text, in UTF-16 units. */
export interface WordPlace {
  from: number;
  to: number;
}

/**
 * The matches of `word` in `text`, both folded alike: shared by the server's search for `q` and the page's
 * highlighting. Latin letters and digits match only at the beginning of a word or number, others anywhere. A hyphen
 * within a Latin word is ignored: "antidumping" and "anti-dumping" match each other.
 */
export function wordPlaces(text: string, word: string): WordPlace[] {
  const within = withoutHyphens(text);
  const wanted = withoutHyphens(word).text;
  const places: WordPlace[] = [];
  for (
    let at = within.text.indexOf(wanted);
    at >= 0 && at < within.text.length;
    at = within.text.indexOf(wanted, at + 1)
  ) {
    const from = within.placeOf(at);
    if (!isInside(text.charAt(from - 1), wanted.charAt(0)))
      places.push({ from, to: within.placeOf(at + wanted.length - 1) + 1 });
  }
  return places;
}

/** True where `word` is found in `text`. */
export const holdsWord = (text: string, word: string): boolean => wordPlaces(text, word).length > 0;

const isInside = (before: string, first: string): boolean =>
  (LATIN.test(before) && LATIN.test(first)) || (DIGIT.test(before) && DIGIT.test(first));

/** The text without the hyphens of its Latin words, and the original index of each character. */
function withoutHyphens(text: string): { text: string; placeOf: (at: number) => number } {
  if (!HYPHEN.test(text)) return { text, placeOf: (at) => at };
  const positions = Array.from({ length: text.length }, (_, at) => at).filter((at) => !joinsLatin(text, at));
  return {
    text: positions.map((at) => text.charAt(at)).join(''),
    placeOf: (at) => positions[at] ?? text.length,
  };
}

/** True for a hyphen between Latin letters, or after one at the end: of a word still being typed. */
const joinsLatin = (text: string, at: number): boolean =>
  HYPHEN.test(text.charAt(at)) &&
  LATIN.test(text.charAt(at - 1)) &&
  (at === text.length - 1 || LATIN.test(text.charAt(at + 1)));
