import { LANGUAGE_TAGS } from './languages';
import type { Language } from './languages';

/** The name of a language for a sentence in `reader`: 英语, tiếng Anh; the code where it has no name. */
export function languageName(language: string, reader: Language): string {
  const name = new Intl.DisplayNames(LANGUAGE_TAGS[reader], { type: 'language' }).of(language) ?? language;
  // Vietnamese names begin with “Tiếng”, which is a capital only at the beginning of a sentence.
  return reader === 'vi' ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** The same at the beginning of a line: Tiếng Anh. */
export function languageNameFirst(language: string, reader: Language): string {
  const name = languageName(language, reader);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
