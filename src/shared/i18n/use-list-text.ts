import { useTexts } from '@/shared/i18n/use-texts';

/**
 * The separator of names in one line: the comma of the language, or its semicolon if a name contains a comma itself
 * ("Hong Kong, China"), so that its end is clear.
 */
export function useListSeparator(): (items: readonly string[]) => string {
  const { t } = useTexts('ui');
  const comma = t('list.comma');
  return (items) => (items.some((item) => item.includes(comma)) ? t('list.semicolon') : comma);
}

/** Joins names in one line, separated by `useListSeparator`. */
export function useListText(): (items: readonly string[]) => string {
  const separatorOf = useListSeparator();
  return (items) => items.join(separatorOf(items));
}
