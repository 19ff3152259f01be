import type { HsSynonym } from './data/hs-synonym';
import { hasAccents } from './accents';
import { compared, inSingular, type Compared, type WordQuery } from './hs-query';
import { isLatin, squeezed } from './hs-words';
import { locales, type Locale } from './locale';
import { inSlices } from './next-task';
import { isShort, wordMatch, type WordMatch } from './word-match';

/** A synonym of some codes, headings or chapters, best first. */
export interface IndexedSynonym extends Compared {
  lang: Locale;
  text: string;
  codes: string[];
}

/** A synonym and how well it is what was typed; `same` where it is the very word. */
export interface SynonymHit {
  synonym: IndexedSynonym;
  how: 'same' | 'sameWord' | WordMatch;
}

export interface SynonymIndex {
  synonyms: readonly IndexedSynonym[];
  /** How many everyday goods have synonyms. */
  count: number;
  /** Synonyms that hold what was typed; where there is none, the longest of those that what was typed holds. */
  find: (query: WordQuery) => SynonymHit[];
  /** The longest synonyms that what was typed holds. */
  within: (query: WordQuery) => SynonymHit[];
  /** Writes what was typed as the synonym it is, where only spaces, hyphens or an English plural differ. */
  spelt: (typed: string) => string;
}

export async function synonymIndex(entries: readonly HsSynonym[]): Promise<SynonymIndex> {
  const synonyms: IndexedSynonym[] = [];
  await inSlices(entries, ({ codes, words }) => {
    for (const lang of locales)
      for (const text of words[lang]) synonyms.push({ codes, lang, text, ...compared(text, lang) });
  });
  const spelt = new Set(synonyms.map(({ plain }) => plain));
  const loose = new Map(synonyms.map(({ plain, single }) => [squeezed(single), plain]));
  const strict = new Map(synonyms.map(({ exact }) => [squeezed(exact), exact]));
  return {
    synonyms,
    count: entries.length,
    find: (query) =>
      synonyms.flatMap((synonym) => {
        const how = partOf(query, synonym);
        return how === null ? [] : [{ synonym, how }];
      }),
    within: (query) =>
      longest(synonyms.filter((synonym) => isWithin(synonym, query))).map((synonym) => ({
        synonym,
        how: 'whole' as const,
      })),
    spelt: (typed) => {
      if (hasAccents(typed)) return strict.get(squeezed(typed)) ?? typed;
      return spelt.has(typed) ? typed : (loose.get(squeezed(inSingular(typed))) ?? typed);
    },
  };
}

/** How what was typed is part of a synonym; short Latin words say too little unless they are a whole word of it. */
function partOf(query: WordQuery, synonym: IndexedSynonym): SynonymHit['how'] | null {
  if (query.isAccented ? query.exact === synonym.exact : query.plain === synonym.plain) return 'same';
  if (!query.isAccented && query.single === synonym.single) return 'sameWord';
  if (!isLatin(query.plain) && !query.isAccented) {
    if (query.joined === synonym.joined) return 'sameWord';
    return query.joined.length > 1 && holdsUnspaced(synonym, query) ? 'whole' : null;
  }
  const match = found(synonym, query);
  return match === 'beginning' && isShort(query.exact) ? null : match;
}

/** How a synonym holds what was typed, by its accents where it was typed with accents. */
function found(synonym: Compared, query: WordQuery): WordMatch | null {
  if (query.isAccented)
    return synonym.exact.includes(query.exact) ? wordMatch(synonym.exact, query.exact) : null;
  const plain = synonym.plain.includes(query.plain) ? wordMatch(synonym.plain, query.plain) : null;
  if (plain === 'whole' || !synonym.single.includes(query.single)) return plain;
  return wordMatch(synonym.single, query.single) ?? plain;
}

/** Where words are not set apart as in Latin script, spaces within them say nothing: 钢 结构 is 钢结构. */
function holdsUnspaced(text: Compared, wanted: Compared): boolean {
  if (!text.joined.includes(wanted.joined)) return false;
  const words = text.plain.split(' ').map(squeezed);
  return words.some(
    (word, place) =>
      wordMatch(word, wanted.joined) !== null || words.slice(place).join('').startsWith(wanted.joined),
  );
}

function isWithin(synonym: IndexedSynonym, query: WordQuery): boolean {
  if (!isLatin(synonym.plain)) return synonym.plain.length > 1 && holdsUnspaced(query, synonym);
  if (synonym.plain.length <= 3) return false;
  const holdsWhole = (text: string, words: string) => text.includes(words) && ` ${text} `.includes(` ${words} `);
  return query.isAccented ? holdsWhole(query.exact, synonym.exact) : holdsWhole(query.single, synonym.single);
}

/** Without the synonyms that are part of another one: a lithium battery is not just any battery. */
const longest = (synonyms: readonly IndexedSynonym[]): IndexedSynonym[] =>
  synonyms.filter(
    ({ single }) => !synonyms.some((other) => other.single !== single && other.single.includes(single)),
  );
