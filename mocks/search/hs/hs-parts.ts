import type { WordQuery } from './hs-query';
import type { Locale } from '../../locale';
import type { SearchLang } from './search-names';

/** A text that may have been meant, and its language; `isPart` if words of the input are left out. */
export interface Meant {
  text: string;
  lang: SearchLang;
  isPart: boolean;
}

/** Each part costs a search. */
const MOST_PARTS = 6;

const SENTENCE = /^[\p{L}\p{M}\p{N}\s.'-]+$/u;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
const HANGUL = /^\p{Script=Hangul}+$/u;

/**
 * Parts of the input that name the goods, longest first: its end, in Vietnamese and Malay its beginning. Of
 * "free-range eggs" that are eggs, of 纯棉毛巾 it is 毛巾.
 */
export function partsOf({ exact, words, isAccented }: WordQuery, locale: Locale): Meant[] {
  if (!SENTENCE.test(exact)) return [];
  const signs = Array.from(exact);
  // One character is too ambiguous: 销 of 反倾销 is a pin.
  if (UNSPACED.test(exact))
    return endsOf(signs, 2, '').map((text) => ({ text, lang: hanOf(locale), isPart: true }));
  if (HANGUL.test(exact)) return endsOf(signs, 2, '').map((text) => ({ text, lang: 'ko', isPart: true }));
  const typed = words.map((word) => word.exact);
  const isHeadFirst = isAccented || locale === 'vi' || locale === 'ms';
  const lang = isAccented ? 'vi' : isHeadFirst ? locale : 'en';
  const parts = isHeadFirst ? beginningsOf(typed) : endsOf(typed, 1, ' ');
  return parts.map((text) => ({ text, lang, isPart: true }));
}

const hanOf = (locale: Locale): SearchLang => (locale === 'ja' ? 'ja' : 'zh');

function endsOf(pieces: readonly string[], least: number, between: string): string[] {
  const ends = pieces.map((_, at) => pieces.slice(at));
  const parts = ends.slice(1).filter((part) => part.length >= least);
  return parts.slice(-MOST_PARTS).map((part) => part.join(between));
}

function beginningsOf(words: readonly string[]): string[] {
  const parts = words.map((_, at) => words.slice(0, words.length - at)).slice(1);
  return parts.slice(-MOST_PARTS).map((part) => part.join(' '));
}
