import { countryNamed, countryOfCode, MOST_NAME_WORDS } from './country-names';
import { isCodeLike } from './search-text';

/** A search text split into its parts. */
export interface ReadWords {
  /** Countries that are named, each once, in the order typed. */
  countries: readonly string[];
  /** The words that name no country, without "HS" in front of a code; the whole text if no country is named. */
  rest: string;
  /** The digits of `rest` where it is a code, six or more of them. */
  code: string | null;
}

/**
 * Splits a text from `searchText`: "越南 HS 8507.60" names a country and a code. Country codes count only next to an HS
 * code: "MY" is a word elsewhere.
 */
export function readWords(text: string): ReadWords {
  const withCodes = readBy((words) => countryNamed(words) ?? countryOfCode(words), text);
  return withCodes.code === null ? readBy(countryNamed, text) : withCodes;
}

/** The texts to search HS codes for, in turn until one matches: a country's name may be part of a product's. */
export function textsForCodes(text: string): string[] {
  const { rest, code } = readWords(text);
  return code === null ? [text, rest] : [rest];
}

type CountryOf = (words: string) => string | null;

function readBy(countryOf: CountryOf, text: string): ReadWords {
  const { countries, rest } = apart(text.replace(BESIDE_DIGITS, ' ').split(' '), countryOf);
  const left = (countries.length === 0 ? text : rest.join(' ')).replace(BEFORE_CODE, '');
  const digits = left.replace(/\D/g, '');
  return {
    countries: [...new Set(countries)],
    rest: left,
    code: isCodeLike(left) && digits.length >= CODE_DIGITS ? digits : null,
  };
}

const CODE_DIGITS = 6;

/** Where Chinese, Japanese or Korean words and digits meet without a space. */
const BESIDE_DIGITS =
  /(?<=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])(?=\d)|(?<=\d)(?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])/g;

const BEFORE_CODE = /^(?:mã |kod )?hs ?(?:code|编码|コード|코드)?[ :.]*(?=\d)/i;

function apart(words: readonly string[], countryOf: CountryOf): { countries: string[]; rest: string[] } {
  const countries: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const named = countryAt(words, at, countryOf);
    if (named === null) rest.push(words[at] ?? '');
    else countries.push(named.code);
    at += named?.length ?? 1;
  }
  return { countries, rest };
}

/** The country whose name begins at a place, the longest name first. */
function countryAt(
  words: readonly string[],
  at: number,
  countryOf: CountryOf,
): { code: string; length: number } | null {
  for (let length = Math.min(MOST_NAME_WORDS, words.length - at); length > 0; length -= 1) {
    const code = countryOf(words.slice(at, at + length).join(' '));
    if (code !== null) return { code, length };
  }
  return null;
}
