import { DEFAULT_LANGUAGE, isLanguage } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';
import { readLocalJson, writeLocalJson } from '@/shared/storage/local-json';

const KEPT_KEY = 'rcep:language';

/** The language to start in: `lang` of the address (before or after the `#`), read once and kept; else the one kept, else Chinese. */
export function startingLanguage(address: { search: string; hash: string }): Language {
  const inHash = address.hash.split('?')[1] ?? '';
  const asked = new URLSearchParams(inHash).get('lang') ?? new URLSearchParams(address.search).get('lang');
  if (isLanguage(asked)) {
    keepLanguage(asked);
    return asked;
  }
  const kept = readLocalJson(KEPT_KEY);
  return isLanguage(kept) ? kept : DEFAULT_LANGUAGE;
}

/** Keeps the visitor's choice for the next visit. */
export const keepLanguage = (language: Language): void => writeLocalJson(KEPT_KEY, language);
