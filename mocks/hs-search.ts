import type { HsSuggestion } from '@/features/hs/hs-schema';
import { hsSynonyms } from './data/hs-synonyms';
import { hsCodes, nameOf, type HsCode } from './hs-codes';
import { locales, type Locale } from './locale';

interface Hit {
  code: HsCode;
  rank: number;
  match: HsSuggestion['match'];
  matched: { text: string; lang: Locale } | null;
}

const RANK = { code: 0, exactSynonym: 0, starts: 1, contains: 2, synonym: 3, otherLanguage: 4 } as const;

/**
 * Six-digit codes for digits (dots, spaces, full-width allowed) or words in any of the six languages. Best first: code
 * prefix or the very word of a synonym, name starts with the words, name contains them, part of a synonym, a name in
 * another language; then by code. Case, width and Latin accents do not matter.
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
  for (const entry of index) for (const hit of nameHits(entry, text, locale)) offer(hit);
  for (const hit of synonymHits(text, locale)) offer(hit);
  return [...hits.values()];
}

interface Indexed {
  code: HsCode;
  names: { lang: Locale; text: string; folded: string }[];
}

const index: Indexed[] = hsCodes.map((code) => ({
  code,
  names: locales.flatMap((lang) => {
    const text = code.names[lang];
    return text === undefined ? [] : [{ lang, text, folded: folded(text) }];
  }),
}));

function nameHits({ code, names }: Indexed, text: string, locale: Locale): Hit[] {
  const words = text.split(' ');
  const shown = nameOf(code, locale).lang;
  return names.flatMap((name) => {
    if (!words.every((word) => name.folded.includes(word))) return [];
    const isShown = name.lang === shown;
    const rank = name.folded.startsWith(text) ? RANK.starts : RANK.contains;
    const matched = isShown ? null : { text: name.text, lang: name.lang };
    return [{ code, rank: isShown ? rank : RANK.otherLanguage, match: 'name', matched }];
  });
}

/** A synonym counts when it holds what was typed, or what was typed holds it; the reader's language first. */
function synonymHits(text: string, locale: Locale): Hit[] {
  return hsSynonyms.flatMap(({ codes, words }) => {
    const found = [locale, ...locales].flatMap((lang) =>
      words[lang].filter((word) => isSynonym(folded(word), text)).map((word) => ({ text: word, lang })),
    );
    const matched = found.find((word) => folded(word.text) === text) ?? found[0];
    if (matched === undefined) return [];
    const exact = folded(matched.text) === text;
    return codes.flatMap((prefix, place) =>
      hsCodes
        .filter((code) => code.hs.startsWith(prefix))
        .map((code): Hit => ({
          code,
          rank: (exact ? RANK.exactSynonym : RANK.synonym) + (place + 1) / 100,
          match: 'synonym',
          matched,
        })),
    );
  });
}

function isSynonym(word: string, text: string): boolean {
  if (word.includes(text)) return text.length > 2 || /[^\x20-\x7e]/.test(text) || word === text;
  return text.includes(word) && (word.length > 3 || (word.length > 1 && /[^\x20-\x7e]/.test(word)));
}
