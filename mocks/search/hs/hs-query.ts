import { exactText, hasAccents, unaccented } from './accents';
import { oneSpelling, squeezed, withoutHyphens, withoutPlural } from './hs-words';
import type { SearchLang } from './search-names';

/**
 * A text normalised for comparison: with accents, without, and the same with its English words in one number and
 * spelling.
 */
export interface Compared {
  exact: string;
  plain: string;
  single: string;
  /** `plain` without spaces. */
  joined: string;
}

/** The input, and its words; with accents it means exactly these letters. */
export interface WordQuery extends Compared {
  isAccented: boolean;
  words: readonly Compared[];
}

export function compared(text: string, lang: SearchLang): Compared {
  const exact = withoutHyphens(exactText(text));
  const plain = unaccented(exact);
  const single = lang === 'en' ? inSingular(plain) : plain;
  return { exact, plain, single, joined: squeezed(plain) };
}

export function queryOf(typed: string): WordQuery {
  const whole = compared(typed, 'en');
  const words = whole.exact
    .split(/[\s,;/()]+/)
    .filter((word) => word !== '')
    .map((word) => compared(word, 'en'));
  return { ...whole, isAccented: hasAccents(typed), words };
}

const read = new Map<string, string>();
const MOST_READ = 20_000;

/** English words in one number and one spelling. */
export const inSingular = (text: string): string => text.replace(/[a-z]+/g, singularOf);

/** An English word in one number and one spelling. */
export function singularOf(word: string): string {
  const known = read.get(word);
  if (known !== undefined) return known;
  const found = withoutPlural(oneSpelling(word));
  if (read.size < MOST_READ) read.set(word, found);
  return found;
}
