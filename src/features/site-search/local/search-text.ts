/** True where a text is long enough to be searched for: two characters, or one that is a word or syllable by itself. */
export const isSearchable = (text: string): boolean =>
  text.length >= 2 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);

/** The longest search text; longer input is cut. */
const MAX_LENGTH = 100;

/** Invisible characters: joiners, direction marks, controls. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cc}]/gu;

/** Normalises a search text: compatible characters (full-width digits and letters as plain ones), single spaces. */
export const searchText = (typed: string): string =>
  typed
    .slice(0, 2 * MAX_LENGTH)
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .trim()
    .slice(0, MAX_LENGTH);

/** Digits with the dots, spaces and hyphens that tariffs print in codes; not years, of which no heading has the number. */
export const isCodeLike = (text: string): boolean => /^\d[\d.\s-]*$/.test(text) && !YEARS.test(text);

const YEARS = /^(?:19|20)[1-9]\d(?:[\s-]+(?:19|20)[1-9]\d)*$/;

/** Text normalised for comparison: compatible characters, lower case, without accents on Latin letters. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\u0111', 'd');
