/** Text as it is compared: compatible characters, lower case, without accents on Latin letters. */
export function folded(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return plain.toLowerCase().replaceAll('đ', 'd').replace(/\s+/g, ' ').trim();
}

export const isLatin = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Letters and digits alone: where a text has spaces or hyphens does not matter. */
export const squeezed = (text: string): string => text.replace(/[\s\-·・]/g, '');

/** Shortest word that may be an English plural: "bus" and "gas" are none. */
const MIN_PLURAL = 4;

/** An English word in the singular, where that is a known word; else as it is. */
export function singular(word: string, isKnown: (word: string) => boolean): string {
  if (word.length < MIN_PLURAL || !word.endsWith('s')) return word;
  const found = [word.replace(/ies$/, 'y'), word.slice(0, -1), word.replace(/es$/, '')].find(
    (candidate) => candidate !== word && isKnown(candidate),
  );
  return found ?? word;
}
