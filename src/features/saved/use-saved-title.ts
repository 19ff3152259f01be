import { useTexts } from '@/shared/i18n/use-texts';
import type { SavedItem } from './saved-item';
import { savedPair } from './saved-pair';

/** The title of a saved item, with its language if that may differ from the page's. */
export interface SavedTitle {
  text: string;
  lang: string | undefined;
}

/**
 * The titles of saved items, ignoring names given by the reader; country pairs and countries in the language of the
 * page, others in the one they were saved in. Texts in the areas `saved` and `countries`.
 */
export function useSavedTitles(): (item: SavedItem) => SavedTitle {
  const { t, i18n } = useTexts(['saved', 'countries']);
  const isCountry = (code: string) => i18n.exists(`countries:${code}`);
  const ownWords = (text: string): SavedTitle => ({ text, lang: undefined });
  return (item) => {
    if (item.kind === 'country' && isCountry(item.id)) return ownWords(t(`countries:${item.id}`));
    const pair = savedPair(item);
    if (pair === null || !isCountry(pair.from) || !isCountry(pair.to))
      return { text: item.title, lang: item.lang };
    const { code, from, to } = pair;
    return ownWords(
      t(`saved:pair.${item.kind === 'checklist' ? 'checklist' : 'query'}`, {
        code,
        from: t(`countries:${from}`),
        to: t(`countries:${to}`),
      }),
    );
  };
}

/** The same, the words only. */
export function useSavedTitle(): (item: SavedItem) => string {
  const titleOf = useSavedTitles();
  return (item) => titleOf(item).text;
}
