import type { HsSuggestion } from '@/features/hs/hs-schema';
import { holdsWord } from '@/shared/api/search-words';
import { hsCodes, nameOf, type HsCode } from './hs-codes';
import { hsIndex, type Compared, type Indexed, type IndexedSynonym } from './hs-index';
import { folded, isLatin, squeezed } from './hs-words';
import type { Locale } from './locale';

interface Hit {
  code: HsCode;
  rank: number;
  match: HsSuggestion['match'];
  matched: { text: string; lang: Locale } | null;
}

const RANK = {
  code: 0,
  exactSynonym: 0,
  starts: 1,
  contains: 2,
  synonym: 3,
  otherLanguage: 4,
  national: 5,
} as const;

/**
 * Six-digit codes for digits (dots, spaces, full-width allowed) or words in any of the six languages. Best first: code
 * prefix or the very word of a synonym, name starts with the words, name contains them, part of a synonym, a name in
 * another language, a national line below the code; then by code. Case, width and Latin accents do not matter, nor the
 * plural of English words and how a synonym is spaced; Latin words count from their beginning.
 */
export function suggest(typed: string, locale: Locale): HsSuggestion[] {
  const text = typed.slice(0, 200);
  const digits = folded(text).replace(/[\s.\-·]/g, '');
  const hits = /^\d{2,}$/.test(digits) ? codeHits(digits) : wordHits(hsIndex().asked(text), locale);
  return hits
    .toSorted((a, b) => a.rank - b.rank || a.code.hs.localeCompare(b.code.hs))
    .map(({ code, match, matched }) => ({ hs: code.hs, name: nameOf(code, locale), match, matched }));
}

function codeHits(digits: string): Hit[] {
  const prefix = digits.slice(0, 6);
  const found = hsCodes.filter((code) => code.hs.startsWith(prefix));
  return found.map((code) => ({ code, rank: RANK.code, match: 'code', matched: null }));
}

function wordHits(asked: Compared, locale: Locale): Hit[] {
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
  return [...hits.values()];
}

const holds = (text: Compared, { plain, single }: Compared): boolean =>
  holdsWord(text.plain, plain) || holdsWord(text.single, single);

const startsWith = (text: Compared, { plain, single }: Compared): boolean =>
  text.plain.startsWith(plain) || text.single.startsWith(single);

/** Where words are not set apart as in Latin script, spaces say nothing. */
const holdsUnspaced = ({ plain: text }: Compared, { plain }: Compared): boolean =>
  !isLatin(plain) && squeezed(text).includes(squeezed(plain));

function wordsOf({ plain, single }: Compared): Compared[] {
  const singles = single.split(' ');
  return plain.split(' ').map((word, place) => ({ plain: word, single: singles[place] ?? word }));
}

function nameHits({ code, names }: Indexed, asked: Compared, locale: Locale): Hit[] {
  const words = wordsOf(asked);
  const shown = nameOf(code, locale).lang;
  return names.flatMap((name) => {
    if (!words.every((word) => holds(name, word)) && !holdsUnspaced(name, asked)) return [];
    const isShown = name.lang === shown;
    const rank = startsWith(name, asked) ? RANK.starts : RANK.contains;
    const matched = isShown ? null : { text: name.text, lang: name.lang };
    return [{ code, rank: isShown ? rank : RANK.otherLanguage, match: 'name', matched }];
  });
}

/** The first national line that holds the words, one in the reader's language before others. */
function nationalHits({ code, national }: Indexed, asked: Compared, locale: Locale): Hit[] {
  const words = wordsOf(asked);
  const found = national.filter((line) => words.every((word) => holds(line, word)));
  const line = found.find(({ lang }) => lang === locale) ?? found[0];
  if (line === undefined) return [];
  return [{ code, rank: RANK.national, match: 'name', matched: { text: line.text, lang: line.lang } }];
}

/** Synonyms that hold what was typed; where there is none, the longest of those that what was typed holds. */
function synonymHits(asked: Compared, locale: Locale): Hit[] {
  const { synonyms } = hsIndex();
  const all = [...synonyms.filter(({ lang }) => lang === locale), ...synonyms];
  const holding = all.filter((synonym) => isPartOf(asked, synonym));
  const found = holding.length > 0 ? holding : longest(all.filter((synonym) => isWithin(synonym, asked)));
  return found.flatMap((synonym) => hitsOf(synonym, asked));
}

function hitsOf({ codes, text, lang, single }: IndexedSynonym, asked: Compared): Hit[] {
  const rank = single === asked.single ? RANK.exactSynonym : RANK.synonym;
  return codes.flatMap((prefix, place) =>
    hsCodes
      .filter((code) => code.hs.startsWith(prefix))
      .map((code): Hit => ({
        code,
        rank: rank + (place + 1) / 100,
        match: 'synonym',
        matched: { text, lang },
      })),
  );
}

/** Short Latin words say too little unless they are the whole synonym. */
function isPartOf(asked: Compared, synonym: IndexedSynonym): boolean {
  if (synonym.single === asked.single) return true;
  if (!isLatin(asked.plain)) return holdsUnspaced(synonym, asked);
  return asked.plain.length > 2 && holds(synonym, asked);
}

const isWithin = (synonym: IndexedSynonym, asked: Compared): boolean =>
  isLatin(synonym.plain)
    ? synonym.plain.length > 3 && holdsWhole(asked.single, synonym.single)
    : synonym.plain.length > 1 && holdsUnspaced(asked, synonym);

const holdsWhole = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);

/** Without the synonyms that stand inside another one: a lithium battery is not just any battery. */
const longest = (found: readonly IndexedSynonym[]): IndexedSynonym[] =>
  found.filter(
    ({ single }) => !found.some((other) => other.single !== single && other.single.includes(single)),
  );
