import type { HsSuggestion } from '@/features/hs/hs-schema';
import { hsCodes, nameOf, type HsCode } from './hs-codes';
import { found, foundAll, holdsUnspaced, isSame } from './hs-compare';
import { hsIndex, type Asked, type Described, type Indexed, type IndexedSynonym } from './hs-index';
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
export function wordHits(asked: Asked, locale: Locale): Hit[] {
  if (asked.plain.length === 0) return [];
  const hits = new Map<string, Hit>();
  const offer = (hit: Hit): void => {
    const known = hits.get(hit.code.hs);
    if (known === undefined || hit.rank < known.rank) hits.set(hit.code.hs, hit);
  };
  for (const entry of hsIndex().entries) {
    for (const hit of nameHits(entry, asked, locale)) offer(hit);
    for (const hit of nationalHits(entry, asked, locale)) offer(hit);
  }
  for (const hit of synonymHits(asked, locale)) offer(hit);
  for (const { code, names } of hsIndex().entries)
    if (hits.has(code.hs) && names.some((name) => leavesOut(name, asked))) hits.delete(code.hs);
  return [...hits.values()];
}

/** True where a name says that the goods are not what was typed: diodes other than light-emitting diodes. */
const leavesOut = (name: Described, asked: Asked): boolean =>
  found(name.full, asked, asked.isAccented) !== null && found(name, asked, asked.isAccented) === null;

function nameHits({ code, names }: Indexed, asked: Asked, locale: Locale): Hit[] {
  const shown = nameOf(code, locale).lang;
  return names.flatMap((name) => {
    const how = describedBy(name, asked, locale);
    if (how === null) return [];
    const isShown = name.lang === shown;
    const base = !isShown ? RANK.otherLanguage : isStart(name, asked) ? RANK.starts : RANK.contains;
    const matched = isShown ? null : { text: name.text, lang: name.lang };
    return [{ code, rank: base + extraRank(name, asked, how), match: 'name', matched }];
  });
}

/** The best national line that holds the words, one in the reader's language before others. */
function nationalHits({ code, national }: Indexed, asked: Asked, locale: Locale): Hit[] {
  const hits = national.flatMap((line) => {
    const how = describedBy(line, asked, locale);
    if (how === null) return [];
    const matched = { text: line.text, lang: line.lang };
    const rank = RANK.national + extraRank(line, asked, how);
    return [{ code, rank, match: 'name' as const, matched }];
  });
  const own = hits.filter(({ matched }) => matched.lang === locale);
  return [...own, ...hits].toSorted((a, b) => a.rank - b.rank).slice(0, 1);
}

/** How a description holds the words: all of them somewhere, and one in what the goods are. */
function describedBy(description: Described, asked: Asked, locale: Locale): WordMatch | null {
  const { main } = description;
  if (holdsUnspaced(main, asked)) return isStray(description, asked, locale) ? null : 'whole';
  const how = foundAll(description, asked);
  return how !== null && asked.words.some((word) => found(main, word, asked.isAccented) !== null)
    ? how
    : null;
}

const HAN = /^[\p{Script=Han}\s]+$/u;

/** Han characters mean other things in the other language, unless they are the goods themselves. */
const isStray = ({ lang, main }: Described, { plain }: Asked, locale: Locale): boolean =>
  (lang === 'ja' || lang === 'zh') && lang !== locale && HAN.test(plain) && !isHead(main.plain, plain, true);

const isStart = ({ main }: Described, { plain, single }: Asked): boolean =>
  main.plain.startsWith(plain) || main.single.startsWith(single);

function extraRank({ lang, main }: Described, { plain, single }: Asked, how: WordMatch): number {
  const isHeadLast = lang === 'zh' || lang === 'ja' || lang === 'ko';
  const isMain = isHead(main.plain, plain, isHeadLast) || isHead(main.single, single, isHeadLast);
  return (isMain ? 0 : RANK.within) + (how === 'whole' ? 0 : RANK.beginning);
}

/** Synonyms that hold what was typed; where there is none, the longest of those that what was typed holds. */
function synonymHits(asked: Asked, locale: Locale): Hit[] {
  const { synonyms } = hsIndex();
  const all = [...synonyms.filter(({ lang }) => lang === locale), ...synonyms];
  const holding = all.flatMap((synonym) => {
    const how = partOf(asked, synonym);
    return how === null ? [] : hitsOf(synonym, asked, how);
  });
  if (holding.length > 0) return holding;
  const within = longest(all.filter((synonym) => isWithin(synonym, asked)));
  return within.flatMap((synonym) => hitsOf(synonym, asked, 'whole'));
}

function hitsOf(synonym: IndexedSynonym, asked: Asked, how: WordMatch): Hit[] {
  const { codes, text, lang } = synonym;
  const best = isSame(synonym, asked) ? RANK.exactSynonym : RANK.synonym;
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
function partOf(asked: Asked, synonym: IndexedSynonym): WordMatch | null {
  if (isSame(synonym, asked)) return 'whole';
  if (!isLatin(asked.plain)) return holdsUnspaced(synonym, asked) ? 'whole' : null;
  const match = found(synonym, asked, asked.isAccented);
  return match === 'beginning' && isShort(asked.exact) ? null : match;
}

function isWithin(synonym: IndexedSynonym, asked: Asked): boolean {
  if (!isLatin(synonym.plain)) return synonym.plain.length > 1 && holdsUnspaced(asked, synonym);
  if (synonym.plain.length <= 3) return false;
  const holdsWhole = (text: string, words: string) => ` ${text} `.includes(` ${words} `);
  return asked.isAccented ? holdsWhole(asked.exact, synonym.exact) : holdsWhole(asked.single, synonym.single);
}

/** Without the synonyms that stand inside another one: a lithium battery is not just any battery. */
const longest = (synonyms: readonly IndexedSynonym[]): IndexedSynonym[] =>
  synonyms.filter(
    ({ single }) => !synonyms.some((other) => other.single !== single && other.single.includes(single)),
  );
