import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from './languages';
import { textOfCode } from './text-of-code';

/**
 * A title that is either ours (a key of the area `admin`, below `menu`) or the server's words, which are Chinese; if
 * the page or the group is one that we know, `pageKey` is the key of its title.
 */
export type Label = { key: string } | { text: string; pageKey?: string };

/** Translates labels into the reader's language; the server's words unchanged if there is nothing else. */
export function useLabels(): (label: Label) => string {
  const { t } = useTexts('admin');
  const isServerLanguage = useLanguage() === DEFAULT_LANGUAGE;
  return (label) => {
    if ('key' in label) return textOfCode(t, 'menu', label.key);
    if (isServerLanguage || label.pageKey === undefined) return label.text;
    return textOfCode(t, 'menu', label.pageKey, label.text);
  };
}

/** The language of a label if it is not the page's; undefined for our own words. */
export const labelLang = (label: Label): string | undefined =>
  'text' in label && label.pageKey === undefined ? LANGUAGE_TAGS[DEFAULT_LANGUAGE] : undefined;
