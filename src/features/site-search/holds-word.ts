const LATIN = /\p{Script=Latin}/u;
const DIGIT = /\d/;

/** True where `text` holds `word`; Latin letters and digits are found at the beginning of a word or number only. */
export function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isInside(text.charAt(at - 1), word.charAt(0))) return true;
  return false;
}

const isInside = (before: string, first: string): boolean =>
  (LATIN.test(before) && LATIN.test(first)) || (DIGIT.test(before) && DIGIT.test(first));
