/** True for a text of basic Latin letters, digits and signs: words are set apart by spaces. */
export const isLatin = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** A hyphen within a Latin word, or behind one that is still being typed, counts for nothing: T-shirt is tshirt. */
export const withoutHyphens = (text: string): string =>
  text.replace(/(?<=\p{Script=Latin})[-‐‑](?=\p{Script=Latin}|$)/gu, '');

/** Letters and digits alone: where a text has spaces or hyphens does not matter. */
export const squeezed = (text: string): string => text.replace(/[\s\-·・]/g, '');

/** Shortest word that may be an English plural: "bus" and "gas" are none. */
const MIN_PLURAL = 4;

/** An English word in the singular, where that is a known word; else as it is. */
export function singular(word: string, isKnown: (word: string) => boolean): string {
  if (word.length < MIN_PLURAL || !word.endsWith('s')) return word;
  const found = [word.replace(/ies$/, 'y'), word.slice(0, -1), word.replace(/es$/, '')].find(
    (candidate) => candidate !== word && isKnown(candidate),
  );
  return found ?? word;
}

/** American spellings and what stands for them in British ones. */
const SPELLINGS: readonly [RegExp, string][] = [
  [/^alumin(?:um|ium)/, 'aluminium'],
  [/^fiber/, 'fibre'],
  [/^gray/, 'grey'],
  [/^tire(?=s?$)/, 'tyre'],
  [/^colou?r/, 'colour'],
  [/^mold/, 'mould'],
  [/^sulf/, 'sulph'],
  [/^armor/, 'armour'],
  [/^jewelry/, 'jewellery'],
  [/^pajama/, 'pyjama'],
  [/^plow/, 'plough'],
  [/^(cent|lit|theat|kilomet|millimet|centimet)er(?=s?$)/, '$1re'],
  [/(?<=[a-z]{3}[lnt])iz(?=e[ds]?$|ing$|ation$)/, 'is'],
];

/** A Latin word in one spelling, whichever of the British and the American one it has. */
export const oneSpelling = (word: string): string =>
  SPELLINGS.reduce((text, [american, british]) => text.replace(american, british), word);
