/** How a word occurs in a text: `whole`, or as the `beginning` of a longer one. */
export type WordMatch = 'whole' | 'beginning';

const LETTER = /\p{Script=Latin}/u;
const DIGIT = /\d/;

/** Maximum length of a Latin word that must match as a whole: "led" does not match "ledger". */
const SHORT = 3;

/** True for a word that is too ambiguous as a prefix of a longer one. */
export const isShort = (word: string): boolean => word.length <= SHORT && LETTER.test(word);

/**
 * How `word` occurs in `text`, both folded alike; null if it does not. Latin letters and digits match at the
 * beginning of a word or number, others anywhere.
 */
export function wordMatch(text: string, word: string): WordMatch | null {
  let best: WordMatch | null = null;
  for (const at of placesOf(text, word)) {
    if (!isOneWord(text, at + word.length)) return 'whole';
    best = 'beginning';
  }
  return best;
}

function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  if (word === '') return places;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isOneWord(text, at) && text.charAt(at - 1) !== NOT) places.push(at);
  return places;
}

/** 非合金: not an alloy. */
const NOT = '非';

/** True if the characters on both sides of a position belong to one Latin word or number. */
function isOneWord(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  return (LETTER.test(before) && LETTER.test(after)) || (DIGIT.test(before) && DIGIT.test(after));
}
