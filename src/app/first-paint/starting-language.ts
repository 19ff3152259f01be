import { DEFAULT_LANGUAGE, isLanguage } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';
import { readLocalJson, writeLocalJson } from '@/shared/storage/local-json';

const KEPT_KEY = 'rcep:language';

/**
 * The language to start in: `lang` of the address (before or after the `#`), read once and stored; else the stored
 * one or Chinese.
 */
export function startingLanguage(address: { search: string; hash: string }): Language {
  const asked = languageIn(address.hash) ?? languageIn(address.search);
  if (isLanguage(asked)) {
    keepLanguage(asked);
    return asked;
  }
  return keptLanguage() ?? DEFAULT_LANGUAGE;
}

/** The language the visitor chose, here or by an address; null without a choice. */
export function keptLanguage(): Language | null {
  const kept = readLocalJson(KEPT_KEY);
  return isLanguage(kept) ? kept : null;
}

/** A simple parser: URLSearchParams would take longer than everything else here before the first paint. */
const languageIn = (part: string) => /[?&]lang=(\w*)/.exec(part)?.[1];

/** Stores the visitor's choice for the next visit. */
export const keepLanguage = (language: Language): void => writeLocalJson(KEPT_KEY, language);
