import type { Locale } from '../locale';

/** Everyday words for codes, headings or chapters: what people type who do not know the wording of the nomenclature. */
export interface HsSynonym {
  /** Six-digit codes, or the headings and chapters whose codes are meant, best first. */
  codes: string[];
  words: Record<Locale, string[]>;
}
