/** Combining accents of Latin letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Tone marks of Vietnamese that may be on either vowel: hóa and hoá, thủy and thuỷ. */
const MOVED_TONE =
  /(?<=o)([\u0300\u0301\u0303\u0309\u0323])([ae])|(?<=u)([\u0300\u0301\u0303\u0309\u0323])(y)/gi;

/** The same in composed form: only a text with one of these needs to be decomposed. */
const MAY_BE_MOVED = /[òóõỏọ][ae]|[ùúũủụ]y/;

/** Text normalised for comparison with accents: compatible characters, lower case, single spaces. */
export function exactText(text: string): string {
  if (isBasic(text)) return text.toLowerCase().replace(/ {2,}/g, ' ').trim();
  const composed = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (!MAY_BE_MOVED.test(composed)) return composed;
  return composed.normalize('NFD').replace(MOVED_TONE, '$2$1$4$3').normalize('NFC');
}

/** A text of `exactText` without accents on Latin letters. */
export const unaccented = (exact: string): string =>
  isBasic(exact) ? exact : exact.normalize('NFD').replace(ACCENTS, '').normalize('NFC').replaceAll('đ', 'd');

/** Text normalised for comparison without accents on Latin letters. */
export const folded = (text: string): string => unaccented(exactText(text));

/** True for a text of basic Latin characters: it has no other form. */
const isBasic = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** True for a text typed with accents: it means exactly these letters. */
export const hasAccents = (text: string): boolean => folded(text) !== exactText(text);
