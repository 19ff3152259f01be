import type { Locale } from '../locale';

/** Everyday words for goods: what people type who do not know the wording of the nomenclature. */
export interface HsSynonym {
  /** Six-digit codes, or a heading where all its codes are meant, best first: each word is true of each of them. */
  codes: string[];
  words: Record<Locale, string[]>;
}

/** Words for `codes`, in each language set apart by commas. */
export function meant(
  codes: string[],
  zh: string,
  en: string,
  ja: string,
  ko: string,
  vi: string,
  ms: string,
): HsSynonym {
  return {
    codes,
    words: { zh: each(zh), en: each(en), ja: each(ja), ko: each(ko), vi: each(vi), ms: each(ms) },
  };
}

const each = (words: string): string[] => (words === '' ? [] : words.split(','));
