import type { ContentRow } from '@/features/content/content-schema';
import { useEditionWords } from './use-edition-words';

/** The state of a record in words; of a published one, from which day on. */
export function useStateWord(): (row: ContentRow) => string {
  const { t, day } = useEditionWords();
  return ({ state, publishFrom }) =>
    state === 'published' && publishFrom !== null
      ? t('state.publishedFrom', { from: day(publishFrom) })
      : t(`state.${state}`);
}
