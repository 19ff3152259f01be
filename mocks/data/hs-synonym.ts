import type { Locale } from '../locale';

/** Everyday words for goods, for users who do not know the wording of the nomenclature. */
export interface HsSynonym {
  /** Six-digit codes, or a heading or chapter for all its codes, best first: each word is true of each of them. */
  codes: string[];
  words: Record<Locale, string[]>;
}

/** `codes|zh|en|ja|ko|vi|ms`: codes separated by spaces, the words of a language by commas. */
export function synonymOf(line: string): HsSynonym {
  const [codes = '', zh = '', en = '', ja = '', ko = '', vi = '', ms = ''] = line.split('|');
  return {
    codes: codes.split(' '),
    words: { zh: each(zh), en: each(en), ja: each(ja), ko: each(ko), vi: each(vi), ms: each(ms) },
  };
}

const each = (words: string): string[] => (words === '' ? [] : words.split(','));
