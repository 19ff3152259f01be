import { DEFAULT_LANGUAGE, isLanguage } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';
import { readLocalJson, writeLocalJson } from '@/shared/storage/local-json';

const STORAGE_KEY = 'rcep:language';

/**
 * The language to start in: `lang` of the address (before or after the `#`), read once and stored; else the stored
 * one or Chinese.
 */
export function startingLanguage(address: { search: string; hash: string }): Language {
  const requested = languageIn(address.hash) ?? languageIn(address.search);
  if (isLanguage(requested)) {
    saveLanguage(requested);
    return requested;
  }
  return savedLanguage() ?? DEFAULT_LANGUAGE;
}

/** The language the visitor chose, here or by an address; null without a choice. */
export function savedLanguage(): Language | null {
  const saved = readLocalJson(STORAGE_KEY);
  return isLanguage(saved) ? saved : null;
}

/** A simple parser: URLSearchParams would take longer than everything else here before the first paint. */
const languageIn = (part: string) => /[?&]lang=(\w*)/.exec(part)?.[1];

/** Stores the visitor's choice for the next visit. */
export const saveLanguage = (language: Language): void => writeLocalJson(STORAGE_KEY, language);
