import type { Compared, WordQuery } from './hs-query';
import type { SearchLang } from './search-names';

/**
 * How well the names of one language match the input, by the index of the code in the list of codes: lower is better.
 */
export interface NameHits {
  costs: Map<number, number>;
  /** Codes whose names exclude the input. */
  leftOut: ReadonlySet<number>;
}

/** The names of all codes in one language, prepared for search. */
export interface NameIndex {
  lang: SearchLang;
  find: (query: WordQuery) => NameHits;
  /** Words to correct typos to; each once. */
  words: () => Iterable<string>;
}

/**
 * The cost of a word by its position in a name. Whole words before prefixes, what goods are before what they are for.
 */
export const COST = {
  /** The whole content of a part of the name. */
  exact: 0.5,
  head: 1,
  /** Head of a further part. */
  listed: 1.3,
  first: 1.8,
  within: 2,
  /** In a group or heading above. */
  above: 2.6,
  purpose: 6,
  /** Added if the words are not adjacent. */
  apart: 1,
  /** Added if a word is only a prefix of a longer one: "fish" of "fishing". */
  beginning: 10,
} as const;

/** Added to the cost of a heading for the codes below it. */
export const BELOW_COST = 1;

/** Maximum cost of the length of a name. */
export const LONGEST_COST = 0.25;

/** Names that say little else are first. */
export const lengthCost = (length: number): number => Math.min(LONGEST_COST, length / 800);

export const NO_HITS: NameHits = { costs: new Map(), leftOut: new Set() };

/** The form of a word in the index of a language. */
export const keyOf = (word: Compared, lang: SearchLang): string => (lang === 'en' ? word.single : word.exact);
