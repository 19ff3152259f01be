import { DEFAULT_LANGUAGE, isLanguage } from './languages';
import type { Language } from './languages';
import { useTextLanguage } from './use-texts';

/** The current language; the component re-renders when it changes. */
export function useLanguage(): Language {
  const language = useTextLanguage();
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
