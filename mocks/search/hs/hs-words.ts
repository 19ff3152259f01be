/** True for a text of basic Latin letters, digits and signs, with words separated by spaces. */
export const isLatin = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Ignores a hyphen within a Latin word, or after one that is still being typed: T-shirt is tshirt. */
export const withoutHyphens = (text: string): string =>
  /[-‐‑]/.test(text) ? withoutInnerHyphens(text) : text;

const withoutInnerHyphens = (text: string): string =>
  text.replace(/(?<=\p{Script=Latin})[-‐‑](?=\p{Script=Latin}|$)/gu, '');

/** Letters and digits only, ignoring spaces and hyphens. */
export const squeezed = (text: string): string => text.replace(/[\s\-·・]/g, '');

/** Shortest word that may be an English plural: "bus" and "gas" are none. */
const MIN_PLURAL = 4;

/** English words that end like a plural. */
const NO_PLURALS: readonly string[] = ['lens', 'news', 'chassis', 'canvas', 'asbestos', 'bellows'];

/** Plurals that change more than their end. */
const ODD_PLURALS: Readonly<Record<string, string>> = {
  knives: 'knife',
  shelves: 'shelf',
  leaves: 'leaf',
  scarves: 'scarf',
  loaves: 'loaf',
  geese: 'goose',
  mice: 'mouse',
};

/** Plural endings, and the singular endings they are unified with. */
const PLURAL_ENDS: readonly [RegExp, string][] = [
  [/ies?$/, 'y'],
  [/oes?$/, 'o'],
  [/(s|x|z|ch|sh)es?$/, '$1'],
  [/(?<![su]|i)s$/, ''],
];

/** An English word without its plural ending: the same for both numbers, though not always the correct singular. */
export function withoutPlural(word: string): string {
  const known = ODD_PLURALS[word] ?? word;
  if (known.length < MIN_PLURAL || NO_PLURALS.includes(known)) return known;
  const end = PLURAL_ENDS.find(([pattern]) => pattern.test(known));
  return end === undefined ? known : known.replace(...end);
}

/** American spellings and their British equivalents. */
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

/** A Latin word in one spelling, British or American. */
export const oneSpelling = (word: string): string =>
  SPELLINGS.reduce((text, [american, british]) => text.replace(american, british), word);
