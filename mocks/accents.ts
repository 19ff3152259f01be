/** Accents of Latin letters, apart from them. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Tone marks of Vietnamese that are written on either vowel: hóa and hoá, thủy and thuỷ. */
const MOVED_TONE =
  /(?<=o)([\u0300\u0301\u0303\u0309\u0323])([ae])|(?<=u)([\u0300\u0301\u0303\u0309\u0323])(y)/gi;

/** Text as it is compared with its accents: compatible characters, lower case, single spaces. */
export function exactText(text: string): string {
  const apart = text.normalize('NFKD').replace(MOVED_TONE, '$2$1$4$3');
  return apart.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The same without accents on Latin letters. */
export const folded = (text: string): string =>
  exactText(text).normalize('NFD').replace(ACCENTS, '').normalize('NFC').replaceAll('đ', 'd');

/** True for a text typed with accents: it means just these letters. */
export const hasAccents = (text: string): boolean => folded(text) !== exactText(text);
