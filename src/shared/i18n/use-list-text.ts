import { useTexts } from '@/shared/i18n/use-texts';

/**
 * What stands between names in one line: the comma of the language, or its semicolon where a name holds a comma itself
 * ("Hong Kong, China"), so that one sees where it ends.
 */
export function useListSeparator(): (items: readonly string[]) => string {
  const { t } = useTexts('ui');
  const comma = t('list.comma');
  return (items) => (items.some((item) => item.includes(comma)) ? t('list.semicolon') : comma);
}

/** Writes names in one line, separated as `useListSeparator` says. */
export function useListText(): (items: readonly string[]) => string {
  const separatorOf = useListSeparator();
  return (items) => items.join(separatorOf(items));
}
