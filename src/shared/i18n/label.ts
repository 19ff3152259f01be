import { useTexts } from '@/shared/i18n/use-texts';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from './languages';

/** A title that is either ours (a key of the area `admin`, below `menu`) or the server's words, which are Chinese. */
export type Label = { key: string } | { text: string };

/** Says labels in the reader's language; the server's words as they came. */
export function useLabels(): (label: Label) => string {
  const { t } = useTexts('admin');
  return (label) => ('key' in label ? t(`menu.${label.key}`) : label.text);
}

/** The language a label is written in where it is not the page's; undefined for our own words. */
export const labelLang = (label: Label): string | undefined =>
  'text' in label ? LANGUAGE_TAGS[DEFAULT_LANGUAGE] : undefined;
