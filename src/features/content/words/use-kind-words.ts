import { useMemo } from 'react';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import type { ContentKind } from '../content-kind';
import { kindWords, type KindWords } from './kind-words';

/** The words of a kind for the reader; the same object from one render to the next, unless the language changes. */
export function useKindWords(kind: ContentKind): KindWords {
  const reader = useLanguage();
  const { t } = useTexts(['content', 'countries', ...kind.areas]);
  return useMemo(() => kindWords(kind, t, reader), [kind, t, reader]);
}

/** The same of several kinds, by kind; throws `RangeError` for another kind. */
export function useWordsOfKinds(kinds: readonly ContentKind[]): (kind: ContentKind) => KindWords {
  const reader = useLanguage();
  const { t } = useTexts(['content', 'countries', ...new Set(kinds.flatMap(({ areas }) => areas))]);
  return useMemo(() => {
    const words = new Map(kinds.map((kind) => [kind.id, kindWords(kind, t, reader)]));
    return ({ id }) => {
      const found = words.get(id);
      if (found === undefined) throw new RangeError(`No words of the kind "${id}"`);
      return found;
    };
  }, [kinds, t, reader]);
}
