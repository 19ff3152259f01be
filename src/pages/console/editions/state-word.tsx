import type { ContentRow } from '@/features/content/content-schema';
import { useEditionWords } from './use-edition-words';

/** The state of a record; of a published one, from which day on. */
export function StateWord({ row: { state, publishFrom } }: { row: ContentRow }) {
  const { t, day } = useEditionWords();
  if (state === 'published' && publishFrom !== null)
    return t('state.publishedFrom', { from: day(publishFrom) });
  return t(`state.${state}`);
}
