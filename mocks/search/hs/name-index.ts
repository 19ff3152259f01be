import type { Compared, WordQuery } from './hs-query';
import type { SearchLang } from './search-names';

/** How well the names of one language hold what was typed, by the place of the code in the list of codes: lower is better. */
export interface NameHits {
  costs: Map<number, number>;
  /** Codes whose names say that the goods are not what was typed. */
  leftOut: ReadonlySet<number>;
}

/** The names of all codes in one language, made to be searched. */
export interface NameIndex {
  lang: SearchLang;
  find: (query: WordQuery) => NameHits;
  /** Words that a slip may have been meant to be; each once. */
  words: () => Iterable<string>;
}

/** What a word costs by where a name holds it. Whole words before beginnings, what goods are before what they are for. */
export const COST = {
  /** All that a part of the name says. */
  exact: 0.5,
  head: 1,
  /** Head of a further part. */
  listed: 1.3,
  first: 1.8,
  within: 2,
  /** In a group or heading above. */
  above: 2.6,
  purpose: 6,
  /** Added where the words are not next to each other. */
  apart: 1,
  /** Added where a word is only the beginning of a longer one: "fish" of "fishing". */
  beginning: 10,
} as const;

/** Added to the cost of a heading for the codes below it. */
export const BELOW_COST = 1;

/** What the length of a name costs at most. */
export const LONGEST_COST = 0.25;

/** Names that say little else come first. */
export const lengthCost = (length: number): number => Math.min(LONGEST_COST, length / 800);

export const NO_HITS: NameHits = { costs: new Map(), leftOut: new Set() };

/** The form of a word under which the names of a language are indexed. */
export const keyOf = (word: Compared, lang: SearchLang): string => (lang === 'en' ? word.single : word.exact);
