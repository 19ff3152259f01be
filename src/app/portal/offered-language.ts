import { LANGUAGES, type Language } from '@/shared/i18n/languages';
import { savedLanguage } from '../first-paint/starting-language';

/**
 * The language to offer: the browser's most preferred of the six, if it is not the current one and the visitor has
 * not chosen any; else null.
 */
export function offeredLanguage(preferred: readonly string[], used: Language): Language | null {
  if (savedLanguage() !== null) return null;
  const [first] = preferred.flatMap((tag) => LANGUAGES.filter((each) => each === primaryOf(tag)));
  return first === undefined || first === used ? null : first;
}

/** `vi` of `vi-VN`. */
const primaryOf = (tag: string) => tag.split('-')[0]?.toLowerCase();
