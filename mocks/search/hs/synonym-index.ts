import type { HsSynonym } from '../../data/hs-synonym';
import { hasAccents } from './accents';
import { compared, inSingular, type Compared, type WordQuery } from './hs-query';
import { isLatin, squeezed } from './hs-words';
import { locales, type Locale } from '../../locale';
import { inSlices } from '../../next-task';
import { isShort, wordMatch, type WordMatch } from './word-match';

/** A synonym of some codes, headings or chapters, best first. */
export interface IndexedSynonym extends Compared {
  lang: Locale;
  text: string;
  codes: string[];
}

/** A synonym and its match with the input: the exact word, its plural, or one containing the other. */
export interface SynonymHit {
  synonym: IndexedSynonym;
  how: 'same' | 'sameWord' | 'beside' | WordMatch;
}

export interface SynonymIndex {
  synonyms: readonly IndexedSynonym[];
  /** How many everyday goods have synonyms. */
  count: number;
  /** Synonyms that equal or contain the input. */
  find: (query: WordQuery) => SynonymHit[];
  /** The longest synonyms in the input; `beside` those that only describe the goods. */
  within: (query: WordQuery, locale: Locale) => SynonymHit[];
  /** Writes the input as its synonym, if only spaces, hyphens or an English plural differ. */
  spelt: (typed: string) => string;
}

export async function synonymIndex(entries: readonly HsSynonym[]): Promise<SynonymIndex> {
  const synonyms: IndexedSynonym[] = [];
  await inSlices(entries, ({ codes, words }) => {
    for (const lang of locales)
      for (const text of words[lang]) synonyms.push({ codes, lang, text, ...compared(text, lang) });
  });
  const spelt = new Set(synonyms.map(({ plain }) => plain));
  const loose = new Map(synonyms.map(({ exact, single }) => [squeezed(single), exact]));
  const strict = new Map(synonyms.map(({ exact }) => [squeezed(exact), exact]));
  return {
    synonyms,
    count: entries.length,
    find: (query) =>
      synonyms.flatMap((synonym) => {
        const how = partOf(query, synonym);
        return how === null ? [] : [{ synonym, how }];
      }),
    within: (query, locale) =>
      longest(synonyms.filter((synonym) => isWithin(synonym, query, locale))).map((synonym) => ({
        synonym,
        how: isGoods(synonym, query) ? 'whole' : 'beside',
      })),
    spelt: (typed) => {
      if (hasAccents(typed)) return strict.get(squeezed(typed)) ?? typed;
      return spelt.has(typed) ? typed : (loose.get(squeezed(inSingular(typed))) ?? typed);
    },
  };
}

/** How the input is part of a synonym; short Latin words are too ambiguous unless they are a whole word of it. */
function partOf(query: WordQuery, synonym: IndexedSynonym): SynonymHit['how'] | null {
  if (query.isAccented ? query.exact === synonym.exact : query.plain === synonym.plain) return 'same';
  if (!query.isAccented && singleOf(query, synonym) === synonym.single) return 'sameWord';
  if (!isLatin(query.plain) && !query.isAccented) {
    if (query.joined === synonym.joined) return 'sameWord';
    return query.joined.length > 1 && holdsUnspaced(synonym, query) ? 'whole' : null;
  }
  const match = found(synonym, query);
  return match === 'beginning' && isShort(query.single) ? null : match;
}

/** Only English words have a plural ending. */
const singleOf = (query: WordQuery, { lang }: IndexedSynonym): string =>
  lang === 'en' ? query.single : query.plain;

/** How a synonym contains the input, by its accents if the input has some. */
function found(synonym: IndexedSynonym, query: WordQuery): WordMatch | null {
  if (query.isAccented)
    return synonym.exact.includes(query.exact) ? wordMatch(synonym.exact, query.exact) : null;
  const plain = synonym.plain.includes(query.plain) ? wordMatch(synonym.plain, query.plain) : null;
  const single = singleOf(query, synonym);
  if (plain === 'whole' || !synonym.single.includes(single)) return plain;
  return wordMatch(synonym.single, single) ?? plain;
}

/** If words are not separated as in Latin script, spaces within them are ignored: 钢 结构 is 钢结构. */
function holdsUnspaced(text: Compared, wanted: Compared): boolean {
  if (!text.joined.includes(wanted.joined)) return false;
  const words = text.plain.split(' ').map(squeezed);
  return words.some(
    (word, place) =>
      wordMatch(word, wanted.joined) !== null || words.slice(place).join('').startsWith(wanted.joined),
  );
}

const HAN = /^\p{Script=Han}+$/u;

function isWithin(synonym: IndexedSynonym, query: WordQuery, locale: Locale): boolean {
  if (!isLatin(synonym.plain)) {
    // Han characters of one language mean other words in the other.
    const isOther = synonym.lang !== locale && (locale === 'zh' || locale === 'ja');
    if (isOther && HAN.test(synonym.joined) && HAN.test(query.joined)) return false;
    return synonym.plain.length > 1 && holdsUnspaced(query, synonym);
  }
  if (synonym.plain.length <= 3) return false;
  const holdsWhole = (text: string, words: string) =>
    text.includes(words) && ` ${text} `.includes(` ${words} `);
  if (query.isAccented) return holdsWhole(query.exact, synonym.exact);
  return holdsWhole(singleOf(query, synonym), synonym.single);
}

/** Vietnamese and Malay name the goods first, the others last. */
function isGoods(synonym: IndexedSynonym, query: WordQuery): boolean {
  const text = singleOf(query, synonym);
  if (synonym.lang === 'vi' || synonym.lang === 'ms') return text.startsWith(synonym.single);
  return text.endsWith(synonym.single);
}

/** Without the synonyms that are part of another one: a lithium battery is not any battery. */
const longest = (synonyms: readonly IndexedSynonym[]): IndexedSynonym[] =>
  synonyms.filter(
    ({ single }) => !synonyms.some((other) => other.single !== single && other.single.includes(single)),
  );
