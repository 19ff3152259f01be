import { INVISIBLE, isSearchableProduct, readHsInput, withoutHs } from '../hs-code';

/** The longest text sent to the server. */
const MAX_LENGTH = 60;

/** Normalises input for the server: compatible characters, one space between words, codes as digits only. */
export function suggestText(typed: string): string {
  const input = readHsInput(typed);
  if (input.kind === 'code') return input.digits;
  const text = typed
    .slice(0, 2 * MAX_LENGTH)
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
  const digits = withoutHs(text).replace(/[\s.\-·]/g, '');
  return (/^\d+$/.test(digits) ? digits : text).slice(0, MAX_LENGTH);
}

/** Texts normalised for the server, without duplicates and those too short to search. */
export const suggestTexts = (typed: readonly string[]): string[] =>
  [...new Set(typed.map(suggestText))].filter(isSearchableProduct);
