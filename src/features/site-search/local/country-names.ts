import { COUNTRY_NAMES } from './country-name-table';
import { folded } from './search-text';

/** The search words of a country: its names in six languages, other common ones, and its code. */
export const countryWords = (code: string): readonly string[] => [...namesOf(code), code];

/**
 * The country of which `words` are a whole name; null where there is none. Accents count, but a name of several words may
 * be typed without any: "Han Quoc".
 */
export const countryNamed = (words: string): string | null => byName.get(words.toLowerCase()) ?? null;

/** The country of a code in capitals; null for IN, which is a word in English capitals. */
export const countryOfCode = (word: string): string | null =>
  Object.hasOwn(COUNTRY_NAMES, word) && word !== 'IN' ? word : null;

const namesOf = (code: string): string[] => COUNTRY_NAMES[code]?.split(',') ?? [];

/** The ways a name may be typed. */
const waysToType = (name: string): string[] => [
  name.toLowerCase(),
  ...(name.includes(' ') ? [folded(name)] : []),
];

const byName = new Map(
  Object.keys(COUNTRY_NAMES).flatMap((code) =>
    namesOf(code)
      .flatMap(waysToType)
      .map((name) => [name, code] as const),
  ),
);

/** The most words in a country's name. */
export const MOST_NAME_WORDS = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));
