import type { HsSuggestion } from '@/features/hs/hs-schema';
import { holdsWord } from '@/shared/api/search-words-schema';
import { hsSynonyms } from './data/hs-synonyms';
import { hsCodes, nameOf, type HsCode } from './hs-codes';
import { locales, type Locale, type Texts } from './locale';
import { namedGoods } from './named-goods';
import { scheduleOf } from './tariff-store';

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
 * another language, a national line below the code; then by code. Case, width and Latin accents do not matter; Latin
 * words count from their beginning.
 */
export function suggest(typed: string, locale: Locale): HsSuggestion[] {
  const text = folded(typed.slice(0, 200));
  const digits = text.replace(/[\s.\-·]/g, '');
  const hits = /^\d{2,}$/.test(digits) ? codeHits(digits) : wordHits(text, locale);
  return hits
    .toSorted((a, b) => a.rank - b.rank || a.code.hs.localeCompare(b.code.hs))
    .map(({ code, match, matched }) => ({ hs: code.hs, name: nameOf(code, locale), match, matched }));
}

/** Text as it is compared: compatible characters, lower case, without accents on Latin letters. */
function folded(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return plain.toLowerCase().replaceAll('đ', 'd').replace(/\s+/g, ' ').trim();
}

function codeHits(digits: string): Hit[] {
  const prefix = digits.slice(0, 6);
  const found = hsCodes.filter((code) => code.hs.startsWith(prefix));
  return found.map((code) => ({ code, rank: RANK.code, match: 'code', matched: null }));
}

function wordHits(text: string, locale: Locale): Hit[] {
  if (text.length === 0) return [];
  const hits = new Map<string, Hit>();
  const offer = (hit: Hit): void => {
    const known = hits.get(hit.code.hs);
    if (known === undefined || hit.rank < known.rank) hits.set(hit.code.hs, hit);
  };
  for (const entry of indexed()) {
    for (const hit of nameHits(entry, text, locale)) offer(hit);
    for (const hit of nationalHits(entry, text, locale)) offer(hit);
  }
  for (const hit of synonymHits(text, locale)) offer(hit);
  return [...hits.values()];
}

interface Described {
  lang: Locale;
  text: string;
  /** What the text says the goods are, as it is compared. */
  folded: string;
}

interface Indexed {
  code: HsCode;
  names: Described[];
  national: Described[];
}

let index: Indexed[] | null = null;

/** Made with the first search: other calls need not wait for it. */
const indexed = (): Indexed[] =>
  (index ??= hsCodes.map((code) => ({
    code,
    names: described(code.names),
    national: DESCRIBED_BY.flatMap((importer) => scheduleOf(importer)?.get(code.hs) ?? []).flatMap((line) =>
      described(line.description),
    ),
  })));

/** The importers of which official descriptions of national lines are held. */
const DESCRIBED_BY = ['VN', 'JP'];

const described = (texts: Texts): Described[] =>
  locales.flatMap((lang) => {
    const text = texts[lang];
    return text === undefined ? [] : [{ lang, text, folded: folded(namedGoods(text)) }];
  });

const holdsWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => holdsWord(text, word));

function nameHits({ code, names }: Indexed, text: string, locale: Locale): Hit[] {
  const words = text.split(' ');
  const shown = nameOf(code, locale).lang;
  return names.flatMap((name) => {
    if (!holdsWords(name.folded, words)) return [];
    const isShown = name.lang === shown;
    const rank = name.folded.startsWith(text) ? RANK.starts : RANK.contains;
    const matched = isShown ? null : { text: name.text, lang: name.lang };
    return [{ code, rank: isShown ? rank : RANK.otherLanguage, match: 'name', matched }];
  });
}

/** The first national line that holds the words, one in the reader's language before others. */
function nationalHits({ code, national }: Indexed, text: string, locale: Locale): Hit[] {
  const words = text.split(' ');
  const found = national.filter((line) => holdsWords(line.folded, words));
  const line = found.find(({ lang }) => lang === locale) ?? found[0];
  if (line === undefined) return [];
  return [{ code, rank: RANK.national, match: 'name', matched: { text: line.text, lang: line.lang } }];
}

interface FoundSynonym {
  codes: string[];
  word: { text: string; lang: Locale };
  folded: string;
}

/** Synonyms that hold what was typed; where there is none, the longest of those that what was typed holds. */
function synonymHits(text: string, locale: Locale): Hit[] {
  const all = hsSynonyms.flatMap(({ codes, words }) =>
    [locale, ...locales].flatMap((lang) =>
      words[lang].map((word): FoundSynonym => ({ codes, word: { text: word, lang }, folded: folded(word) })),
    ),
  );
  const holding = all.filter((synonym) => isPartOf(text, synonym.folded));
  const found =
    holding.length > 0 ? holding : longest(all.filter(({ folded: word }) => isWithin(word, text)));
  return found.flatMap((synonym) => hitsOf(synonym, text));
}

function hitsOf({ codes, word, folded: whole }: FoundSynonym, text: string): Hit[] {
  const rank = whole === text ? RANK.exactSynonym : RANK.synonym;
  return codes.flatMap((prefix, place) =>
    hsCodes
      .filter((code) => code.hs.startsWith(prefix))
      .map((code): Hit => ({ code, rank: rank + (place + 1) / 100, match: 'synonym', matched: word })),
  );
}

/** Short Latin words say too little unless they are the whole synonym. */
const isPartOf = (text: string, synonym: string): boolean =>
  synonym === text || ((text.length > 2 || !isLatin(text)) && holdsWord(synonym, text));

const isWithin = (synonym: string, text: string): boolean =>
  isLatin(synonym)
    ? synonym.length > 3 && holdsWhole(text, synonym)
    : synonym.length > 1 && text.includes(synonym);

const isLatin = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

const holdsWhole = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);

/** Without the synonyms that stand inside another one: a lithium battery is not just any battery. */
const longest = (found: readonly FoundSynonym[]): FoundSynonym[] =>
  found.filter(
    ({ folded: word }) => !found.some((other) => other.folded !== word && other.folded.includes(word)),
  );
