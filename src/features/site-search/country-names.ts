import { COUNTRY_NAMES } from './country-name-table';
import { folded } from './search-text';

/** The words by which a country is found: its names in six languages, other common ones, and its code. */
export const countryWords = (code: string): readonly string[] => [...namesOf(code), code];

/** The country of which `words` are a whole name, or its code in capitals; null where there is none. */
export function countryNamed(words: string): string | null {
  if (/^[A-Z]{2}$/.test(words)) return words in COUNTRY_NAMES ? words : null;
  return byName.get(folded(words)) ?? null;
}

const namesOf = (code: string): string[] => COUNTRY_NAMES[code]?.split(',') ?? [];

const byName = new Map(
  Object.keys(COUNTRY_NAMES).flatMap((code) => namesOf(code).map((name) => [folded(name), code] as const)),
);

/** Most words that a name of a country has. */
export const MOST_NAME_WORDS = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));
