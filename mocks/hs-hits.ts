import type { HsSuggestion } from '@/features/hs/hs-schema';
import { hsCodes, nameOf, type HsCode } from './hs-codes';
import { found, foundAll, holdsUnspaced, isSame } from './hs-compare';
import { hsIndex, type WordQuery, type Described, type Indexed, type IndexedSynonym } from './hs-index';
import { isLatin } from './hs-words';
import type { Locale } from './locale';
import { isHead, isShort, type WordMatch } from './word-match';

/** A code that was found, why, and how well: the lower the rank the better. */
export interface Hit {
  code: HsCode;
  rank: number;
  match: HsSuggestion['match'];
  matched: { text: string; lang: Locale } | null;
}

const RANK = {
  exactSynonym: 0,
  starts: 1,
  contains: 2,
  synonym: 3,
  otherLanguage: 4,
  national: 5,
  /** Added where a word is not the head of its part of the description. */
  within: 0.5,
  /** Added where a word is only the beginning of a longer one: "fish" of "fishing". */
  beginning: 10,
} as const;

/** Codes of which a name, a national line or a synonym holds the words, each once, as it was found best. */
export function wordHits(query: WordQuery, locale: Locale): Hit[] {
  if (query.plain.length === 0) return [];
  const hits = new Map<string, Hit>();
  const offer = (hit: Hit): void => {
    const known = hits.get(hit.code.hs);
    if (known === undefined || hit.rank < known.rank) hits.set(hit.code.hs, hit);
  };
  for (const entry of hsIndex().entries) {
    for (const hit of nameHits(entry, query, locale)) offer(hit);
    for (const hit of nationalHits(entry, query, locale)) offer(hit);
  }
  for (const hit of synonymHits(query, locale)) offer(hit);
  for (const { code, names } of hsIndex().entries)
    if (hits.has(code.hs) && names.some((name) => leavesOut(name, query))) hits.delete(code.hs);
  return [...hits.values()];
}

/** True where a name says that the goods are not what was typed: diodes other than light-emitting diodes. */
const leavesOut = (name: Described, query: WordQuery): boolean =>
  found(name.full, query, query.isAccented) !== null && found(name, query, query.isAccented) === null;

function nameHits({ code, names }: Indexed, query: WordQuery, locale: Locale): Hit[] {
  const shown = nameOf(code, locale).lang;
  return names.flatMap((name) => {
    const how = describedBy(name, query, locale);
    if (how === null) return [];
    const isShown = name.lang === shown;
    const base = !isShown ? RANK.otherLanguage : isStart(name, query) ? RANK.starts : RANK.contains;
    const matched = isShown ? null : { text: name.text, lang: name.lang };
    return [{ code, rank: base + extraRank(name, query, how), match: 'name', matched }];
  });
}

/** The best national line that holds the words, one in the reader's language before others. */
function nationalHits({ code, national }: Indexed, query: WordQuery, locale: Locale): Hit[] {
  const hits = national.flatMap((line) => {
    const how = describedBy(line, query, locale);
    if (how === null) return [];
    const matched = { text: line.text, lang: line.lang };
    const rank = RANK.national + extraRank(line, query, how);
    return [{ code, rank, match: 'name' as const, matched }];
  });
  const own = hits.filter(({ matched }) => matched.lang === locale);
  return [...own, ...hits].toSorted((a, b) => a.rank - b.rank).slice(0, 1);
}

/** How a description holds the words: all of them somewhere, and one in what the goods are. */
function describedBy(description: Described, query: WordQuery, locale: Locale): WordMatch | null {
  const { main } = description;
  if (holdsUnspaced(main, query)) return isStray(description, query, locale) ? null : 'whole';
  const how = foundAll(description, query);
  return how !== null && query.words.some((word) => found(main, word, query.isAccented) !== null)
    ? how
    : null;
}

const HAN = /^[\p{Script=Han}\s]+$/u;

/** Han characters mean other things in the other language, unless they are the goods themselves. */
const isStray = ({ lang, main }: Described, { plain }: WordQuery, locale: Locale): boolean =>
  (lang === 'ja' || lang === 'zh') && lang !== locale && HAN.test(plain) && !isHead(main.plain, plain, true);

const isStart = ({ main }: Described, { plain, single }: WordQuery): boolean =>
  main.plain.startsWith(plain) || main.single.startsWith(single);

function extraRank({ lang, main }: Described, { plain, single }: WordQuery, how: WordMatch): number {
  const isHeadLast = lang === 'zh' || lang === 'ja' || lang === 'ko';
  const isMain = isHead(main.plain, plain, isHeadLast) || isHead(main.single, single, isHeadLast);
  return (isMain ? 0 : RANK.within) + (how === 'whole' ? 0 : RANK.beginning);
}

/** Synonyms that hold what was typed; where there is none, the longest of those that what was typed holds. */
function synonymHits(query: WordQuery, locale: Locale): Hit[] {
  const { synonyms } = hsIndex();
  const all = [...synonyms.filter(({ lang }) => lang === locale), ...synonyms];
  const holding = all.flatMap((synonym) => {
    const how = partOf(query, synonym);
    return how === null ? [] : hitsOf(synonym, query, how);
  });
  if (holding.length > 0) return holding;
  const within = longest(all.filter((synonym) => isWithin(synonym, query)));
  return within.flatMap((synonym) => hitsOf(synonym, query, 'whole'));
}

function hitsOf(synonym: IndexedSynonym, query: WordQuery, how: WordMatch): Hit[] {
  const { codes, text, lang } = synonym;
  const best = isSame(synonym, query) ? RANK.exactSynonym : RANK.synonym;
  const rank = best + (how === 'whole' ? 0 : RANK.beginning);
  return codes.flatMap((prefix, place) =>
    hsCodes
      .filter(({ hs }) => hs.startsWith(prefix))
      .map((code): Hit => {
        return { code, rank: rank + (place + 1) / 100, match: 'synonym', matched: { text, lang } };
      }),
  );
}

/** How what was typed is part of a synonym; short Latin words say too little unless they are a whole word of it. */
function partOf(query: WordQuery, synonym: IndexedSynonym): WordMatch | null {
  if (isSame(synonym, query)) return 'whole';
  if (!isLatin(query.plain)) return holdsUnspaced(synonym, query) ? 'whole' : null;
  const match = found(synonym, query, query.isAccented);
  return match === 'beginning' && isShort(query.exact) ? null : match;
}

function isWithin(synonym: IndexedSynonym, query: WordQuery): boolean {
  if (!isLatin(synonym.plain)) return synonym.plain.length > 1 && holdsUnspaced(query, synonym);
  if (synonym.plain.length <= 3) return false;
  const holdsWhole = (text: string, words: string) => ` ${text} `.includes(` ${words} `);
  return query.isAccented ? holdsWhole(query.exact, synonym.exact) : holdsWhole(query.single, synonym.single);
}

/** Without the synonyms that stand inside another one: a lithium battery is not just any battery. */
const longest = (synonyms: readonly IndexedSynonym[]): IndexedSynonym[] =>
  synonyms.filter(
    ({ single }) => !synonyms.some((other) => other.single !== single && other.single.includes(single)),
  );
