import type { HsSuggestion } from '@/features/hs/hs-schema';
import { exactText, folded } from './accents';
import { childrenOf, onlyBelow, placeOf } from './code-tree';
import { matchedOf, wordHits, type Hit } from './hs-hits';
import { allCodes, hsSynonymIndex } from './hs-index';
import { queryOf, type WordQuery } from './hs-query';
import { mendedTexts } from './hs-slips';
import { partsOf, type Meant } from './hs-parts';
import { withoutHyphens } from './hs-words';
import type { Locale } from '../../locale';
import type { SynonymIndex } from './synonym-index';
import { levelOf, markOf, readName, searchNames, type HsLevel } from './search-names';

/** Which codes to find: all levels, or only codes of six digits. */
export type WantedLevel = HsLevel | null;

/**
 * Codes of the nomenclature, best first, for digits (dots, spaces, full-width allowed) or words in any of the
 * languages of the names. Digits: the code itself, or what is below it, one level down. Words: an exact synonym, then
 * names by the role of the words (what the goods are before what they are for, whole words before beginnings, the
 * heading before the codes below it), then parts of synonyms, then names in other languages. Ignores case and width,
 * the plural and the spelling (British or American) of English words, and spaces in a synonym. Accents count if they
 * are typed. If nothing is found: texts with one typo corrected, or a part of the input. `synonyms` are the published
 * ones unless others are given.
 */
export async function search(
  typed: string,
  locale: Locale,
  level: WantedLevel = null,
  synonyms?: SynonymIndex,
): Promise<Hit[]> {
  const text = typed.slice(0, 200);
  const digits = folded(text).replace(/[\s.\-·]/g, '');
  const hits = /^\d{2,}$/.test(digits)
    ? await codeHits(digits, level)
    : await hitsOfWords(text, locale, synonyms);
  return hits
    .filter(({ hs }) => level === null || levelOf(hs) === level)
    .toSorted((a, b) => a.rank - b.rank || (a.hs < b.hs ? -1 : 1));
}

/** Hits for display, each with its name in the reader's language. */
export async function suggestions(hits: readonly Hit[], locale: Locale): Promise<HsSuggestion[]> {
  if (hits.length === 0) return [];
  const names = await searchNames(locale);
  const english = await searchNames('en');
  return Promise.all(
    hits.map(async (hit) => {
      const { hs, match } = hit;
      const own = readName(names, hs);
      const lang = own === null ? 'en' : locale;
      const text = own ?? readName(english, hs) ?? hs;
      return {
        hs,
        level: levelOf(hs),
        name: { text, lang, mark: markOf(hs, lang) },
        match,
        matched: await matchedOf(hit),
      };
    }),
  );
}

/** All results, for display. */
export const suggest = async (typed: string, locale: Locale): Promise<HsSuggestion[]> =>
  suggestions(await search(typed, locale), locale);

/** How many six-digit codes and everyday goods are searched. */
export async function searchedExtent(): Promise<{ codes: number; synonyms: number }> {
  const codes = (await allCodes()).filter((code) => levelOf(code) === 'subheading');
  return { codes: codes.length, synonyms: (await hsSynonymIndex()).count };
}

async function codeHits(digits: string, level: WantedLevel): Promise<Hit[]> {
  const codes = await allCodes();
  const prefix = digits.slice(0, 6);
  return codesBelow(codes, prefix, level).map((hs) => ({
    hs,
    rank: 0,
    match: 'code',
    matched: null,
    isGoods: true,
  }));
}

/** The code itself, the subheadings of four or five digits, the headings of two or three. */
function codesBelow(codes: readonly string[], prefix: string, level: WantedLevel): string[] {
  const at = placeOf(codes, prefix);
  const isWhole = codes[at] === prefix && prefix.length === 6;
  if (isWhole) return [prefix];
  if (level !== 'subheading' && prefix.length < 4) {
    const headings = childrenOf(codes, prefix.slice(0, 2)).filter((code) => code.startsWith(prefix));
    return headings.map((heading) => onlyBelow(codes, heading) ?? heading);
  }
  const below: string[] = [];
  for (let place = at; codes[place]?.startsWith(prefix) === true; place += 1)
    if (codes[place]?.length === 6) below.push(codes[place] ?? '');
  return below;
}

async function hitsOfWords(text: string, locale: Locale, synonyms?: SynonymIndex): Promise<Hit[]> {
  const query = await read(text, synonyms);
  const hits = await wordHits(query, locale, synonyms);
  if (hits.length > 0) return hits;
  const meant = [...(await mendedTexts(query, locale)), ...partsOf(query, locale)];
  return meantHits(meant, locale);
}

async function read(typed: string, synonyms?: SynonymIndex): Promise<WordQuery> {
  const { spelt } = synonyms ?? (await hsSynonymIndex());
  return queryOf(spelt(withoutHyphens(exactText(typed))));
}

/**
 * The results of the first matching text that may have been meant; for a part of the input only the goods themselves.
 */
async function meantHits(texts: readonly Meant[], locale: Locale): Promise<Hit[]> {
  for (const { text, lang, isPart } of texts) {
    const found = await wordHits(await read(text), locale);
    const hits = isPart ? found.filter(({ isGoods }) => isGoods) : found;
    if (hits.length > 0) return hits.map((hit) => ({ ...hit, match: 'spelling', matched: { text, lang } }));
  }
  return [];
}
