import { INVISIBLE, isSearchable, readHsInput, withoutHs } from '../hs-code';

/** Longest text the server is asked about. */
const MAX_LENGTH = 60;

/** What was typed as the server is asked about it: compatible characters, one space between words, codes as digits only. */
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

/** Texts as the server is asked about them, each once, without those too short to be asked. */
export const suggestTexts = (typed: readonly string[]): string[] =>
  [...new Set(typed.map(suggestText))].filter(isSearchable);
