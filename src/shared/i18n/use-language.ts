import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, isLanguage } from './languages';
import type { Language } from './languages';

/** The language in use; the component draws again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
}
