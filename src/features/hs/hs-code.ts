/** Fewest and most digits of an HS or national code (specification §5). */
const HS_MIN_DIGITS = 6;
const HS_MAX_DIGITS = 11;

/** Longest text the code or product box takes; longer input is cut first. */
const HS_TEXT_MAX_LENGTH = 120;

/** True for a text long enough to search: two characters, or one that is a word or syllable by itself. */
export const isSearchableProduct = (text: string): boolean => text.length > 1 || WORD_SIGN.test(text);

const WORD_SIGN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Parsed input of the code or product box: a code (digits only), product words, or why it is neither. */
export type HsInput =
  | { kind: 'code'; digits: string }
  | { kind: 'words'; text: string }
  | { kind: 'invalid'; reason: 'empty' | 'format' };

/**
 * Parses the input of the code or product box: a code (full-width digits, dots, spaces and hyphens allowed, 6 to 11
 * digits, with or without "HS" in front and its name behind), product words, or invalid with one of the two reasons
 * of specification §5. Never throws.
 */
export function readHsInput(typed: string): HsInput {
  const text = withoutHs(typed.slice(0, HS_TEXT_MAX_LENGTH).normalize('NFKC').replace(INVISIBLE, '').trim());
  if (text === '') return { kind: 'invalid', reason: 'empty' };
  const named = digitsOf(NAMED_CODE.exec(text)?.[1] ?? '');
  if (isCode(named)) return { kind: 'code', digits: named };
  if (/\p{L}{2}/u.test(text) || WORD_SIGN.test(text)) return { kind: 'words', text };
  const digits = digitsOf(text);
  if (typed.length > HS_TEXT_MAX_LENGTH || !isCode(digits)) return { kind: 'invalid', reason: 'format' };
  return { kind: 'code', digits };
}

/** The same for a query: the digits of a code or the words, or the error. */
export function productQuery(typed: string): { hs: string } | { error: 'empty' | 'format' } {
  const read = readHsInput(typed);
  if (read.kind === 'invalid') return { error: read.reason };
  return { hs: read.kind === 'code' ? read.digits : read.text };
}

/**
 * A code followed by its name: Latin words need a space before them, Chinese, Japanese and Korean ones do not. Other
 * numbers precede names too ("304 316 steel", "240-220 V"), so the digits must be grouped as tariffs do: four, then
 * pairs, at the end three or four; and begin with a chapter.
 */
const NAMED_CODE =
  /^(?!00|9[89])(\d{2}\.?\d{2}(?:[\d.]*\d|(?:[.\s\-·]+\d{2})+(?:[.\s\-·]+\d{3,4})?))(?:[\s:,(]+\p{L}|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])/u;

/** The input without the "HS" in front of a code. */
export const withoutHs = (text: string): string =>
  text.replace(/^hs(?:\s*(?:code|编码|コード|코드))?[\s:.]*(?=\d)/i, '');

const digitsOf = (text: string) => text.replace(/[\s.\-·]/g, '');

const isCode = (digits: string) =>
  /^\d+$/.test(digits) && digits.length >= HS_MIN_DIGITS && digits.length <= HS_MAX_DIGITS;

/** Writes a code the way tariffs print it: `9406.20`, `9406.20.90`, `8507.60.0000`. HS codes are never localised. */
export function formatHs(digits: string): string {
  const national = digits.slice(6);
  return [digits.slice(0, 4), digits.slice(4, 6), national].filter((part) => part !== '').join('.');
}

/** Invisible characters: joiners, direction marks, controls. */
export const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cc}]/gu;
