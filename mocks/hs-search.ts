import type { HsSuggestion } from '@/features/hs/hs-schema';
import { folded } from './accents';
import { hsCodes, nameOf } from './hs-codes';
import { wordHits, type Hit } from './hs-hits';
import { hsIndex, type WordQuery } from './hs-index';
import { mendedTexts } from './hs-slips';
import type { Locale } from './locale';

/**
 * Six-digit codes for digits (dots, spaces, full-width allowed) or words in any of the six languages. Best first: code
 * prefix or the very word of a synonym, name starts with the words, name contains them, part of a synonym, a name in
 * another language, a national line below the code; each where the words are what the goods are before where they only
 * describe them, and whole words before beginnings; then by code. Case and width do not matter, nor the plural and the
 * spelling (British or American) of English words, nor how a synonym is spaced. Accents count where they are typed.
 * Where nothing is found, what one slip leads to.
 */
export function suggest(typed: string, locale: Locale): HsSuggestion[] {
  const text = typed.slice(0, 200);
  const digits = folded(text).replace(/[\s.\-·]/g, '');
  const hits = /^\d{2,}$/.test(digits) ? codeHits(digits) : hitsOfWords(hsIndex().queryOf(text), locale);
  return hits
    .toSorted((a, b) => a.rank - b.rank || a.code.hs.localeCompare(b.code.hs))
    .map(({ code, match, matched }) => ({ hs: code.hs, name: nameOf(code, locale), match, matched }));
}

function codeHits(digits: string): Hit[] {
  const prefix = digits.slice(0, 6);
  const found = hsCodes.filter((code) => code.hs.startsWith(prefix));
  return found.map((code) => ({ code, rank: 0, match: 'code', matched: null }));
}

function hitsOfWords(query: WordQuery, locale: Locale): Hit[] {
  const hits = wordHits(query, locale);
  return hits.length > 0 ? hits : meantHits(query, locale);
}

/** What the first text one slip away finds. */
function meantHits(query: WordQuery, locale: Locale): Hit[] {
  for (const meant of mendedTexts(query)) {
    const hits = wordHits(hsIndex().queryOf(meant.text), locale);
    if (hits.length > 0) return hits.map((hit) => ({ ...hit, match: 'spelling', matched: meant }));
  }
  return [];
}
