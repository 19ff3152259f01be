import type { HsSuggestion } from '@/features/hs/hs-schema';
import { allCodes, hsSynonymIndex, nameIndex } from './hs-index';
import { childrenOf, onlyBelow } from './code-tree';
import type { WordQuery } from './hs-query';
import type { Locale } from '../../locale';
import { COST, LONGEST_COST, type NameHits } from './name-index';
import { levelOf, readName, searchNames, type SearchLang } from './search-names';
import type { SynonymHit, SynonymIndex } from './synonym-index';

/** A matching code, why, and how well: lower ranks are better. */
export interface Hit {
  hs: string;
  rank: number;
  match: HsSuggestion['match'];
  /** The matching synonym, or the language of the name if it is not the reader's. */
  matched: { text: string; lang: SearchLang } | { lang: SearchLang } | null;
  /** The words name the goods, and are not only part of their description. */
  isGoods: boolean;
}

const RANK = {
  synonym: { same: 0, sameWord: 0.2, whole: 3, beside: 3.5, beginning: 13 },
  /** Added for a synonym in a language that is not the reader's. */
  otherSynonym: 0.5,
  /** Added for codes below a heading of a synonym, if it is one of many. */
  belowMany: 2.6,
  belowFew: 0.05,
  name: 0.6,
  otherName: 3.5,
  /** Added for languages that only share the script of what was typed. */
  sharedScript: 0.6,
} as const;

/** Added by level, so that a heading precedes the codes below it and a chapter only if it is meant. */
const LEVEL_COST = { heading: 0, subheading: 0.3, chapter: 0.35 } as const;

const HANGUL = /\p{Script=Hangul}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;

/** The likely languages of the input, and those to search if nothing is found in them. */
function languagesOf(
  { plain, isAccented }: WordQuery,
  locale: Locale,
): [likely: SearchLang[], others: SearchLang[]] {
  if (HANGUL.test(plain)) return [['ko'], []];
  if (KANA.test(plain)) return [['ja'], []];
  if (HAN.test(plain)) return [['zh', 'ja'], []];
  const likely = new Set<SearchLang>([isAccented ? 'vi' : 'en', locale]);
  const others: SearchLang[] = ['en', 'vi', 'ms', 'id'];
  return [[...likely], others.filter((lang) => !likely.has(lang))];
}

/** Codes with the words in a name or a synonym, each once, by its best match. */
export async function wordHits(query: WordQuery, locale: Locale, previewed?: SynonymIndex): Promise<Hit[]> {
  if (query.plain === '') return [];
  const [likely, others] = languagesOf(query, locale);
  const synonyms = previewed ?? (await hsSynonymIndex());
  const found = await Promise.all([
    nameHitsIn(likely, query, locale),
    synonymHitsOf(synonyms.find(query), locale),
  ]);
  const hits = found.flat();
  if (hits.length > 0) return eachOnce(hits);
  const within = await synonymHitsOf(synonyms.within(query, locale), locale);
  return eachOnce(within.length > 0 ? within : await nameHitsIn(others, query, locale));
}

/** Each code by its best match; a heading that is not split as the one code below it. */
async function eachOnce(hits: readonly Hit[]): Promise<Hit[]> {
  const codes = await allCodes();
  const best = new Map<string, Hit>();
  for (const hit of hits) {
    const hs = onlyBelow(codes, hit.hs) ?? hit.hs;
    const known = best.get(hs);
    if (known === undefined || hit.rank < known.rank) best.set(hs, { ...hit, hs });
  }
  return [...best.values()];
}

/** Codes with the words in their names, without those whose names say that the goods are others. */
async function nameHitsIn(
  languages: readonly SearchLang[],
  query: WordQuery,
  locale: Locale,
): Promise<Hit[]> {
  const codes = await allCodes();
  const hits: Hit[] = [];
  const leftOut = new Set<string>();
  for (const lang of languages) {
    const found = (await nameIndex(lang)).find(query);
    hits.push(...nameHits(found, codes, lang, query, locale));
    for (const doc of found.leftOut) leftOut.add(codes[doc] ?? '');
  }
  return leftOut.size === 0 ? hits : hits.filter(({ hs }) => !leftOut.has(hs));
}

function nameHits(
  { costs }: NameHits,
  codes: readonly string[],
  lang: SearchLang,
  query: WordQuery,
  locale: Locale,
): Hit[] {
  const isOwn = lang === locale;
  // Han characters mean other things in the other language, unless they are the goods themselves.
  const most =
    !isOwn && (lang === 'zh' || lang === 'ja') && !KANA.test(query.plain)
      ? COST.listed + LONGEST_COST
      : Infinity;
  const isShared = !isOwn && (lang === 'vi' || lang === 'ms' || lang === 'id');
  const base = (isOwn ? RANK.name : RANK.otherName) + (isShared ? RANK.sharedScript : 0);
  const hits: Hit[] = [];
  for (const [doc, cost] of costs) {
    const hs = codes[doc];
    if (hs === undefined || cost > most) continue;
    const rank = base + cost + LEVEL_COST[levelOf(hs)];
    const isGoods = cost <= COST.head + LONGEST_COST;
    hits.push({ hs, rank, match: 'name', matched: isOwn ? null : { lang }, isGoods });
  }
  return hits;
}

/** The codes, headings and chapters of synonyms, with those below a heading. */
async function synonymHitsOf(found: readonly SynonymHit[], locale: Locale): Promise<Hit[]> {
  const codes = await allCodes();
  return found.flatMap(({ synonym, how }) => {
    const { text, lang } = synonym;
    const base = RANK.synonym[how] + (lang === locale ? 0 : RANK.otherSynonym);
    const extra = synonym.codes.length > 2 ? RANK.belowMany : RANK.belowFew;
    const isGoods = how === 'same' || how === 'sameWord';
    return synonym.codes.flatMap((prefix, place) => {
      const rank = base + (place + 1) / 100;
      const hit: Hit = { hs: prefix, rank, match: 'synonym', matched: { text, lang }, isGoods };
      const below = prefix.length === 4 ? childrenOf(codes, prefix) : [];
      return [hit, ...below.map((hs): Hit => ({ ...hit, hs, rank: rank + extra }))];
    });
  });
}

/** The displayed reason for a match, if the code's name does not show it. */
export async function matchedOf({ hs, matched }: Hit): Promise<HsSuggestion['matched']> {
  if (matched === null || 'text' in matched) return matched;
  const text = readName(await searchNames(matched.lang), hs);
  return text === null ? null : { text, lang: matched.lang };
}
