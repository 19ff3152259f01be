import type { ContentRow } from '@/features/content/content-schema';
import { useEditionWords } from './use-edition-words';

/** The state of a record in words; of a published one, from which day on, of a draft that it was sent back. */
export function useStateWord(): (row: ContentRow) => string {
  const { t, day } = useEditionWords();
  return ({ state, publishFrom, sentBack }) => {
    if (state === 'published' && publishFrom !== null)
      return t('state.publishedFrom', { from: day(publishFrom) });
    return t(`state.${sentBack === null ? state : 'sentBack'}`);
  };
}
