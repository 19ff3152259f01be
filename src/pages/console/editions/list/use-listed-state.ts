import type { ContentRow } from '@/features/content/content-schema';
import { useEditionWords } from '../use-edition-words';
import { useStateWord } from '../use-state-word';
import { hasOtherEdition } from './listed-edition';

/** The state of the edition that is listed, in words, and what is beside it; null if nothing is. */
export function useListedState(): (row: ContentRow) => { state: string; beside: string | null } {
  const { t, day } = useEditionWords();
  const stateWord = useStateWord();
  return (row) => {
    const { state, publishFrom, sentBack } = row;
    if (!hasOtherEdition(row) || state === 'withdrawn') return { state: stateWord(row), beside: null };
    const beside =
      state === 'published'
        ? t('beside.published', { from: day(publishFrom ?? '') })
        : t(`beside.${sentBack === null ? state : 'sentBack'}`);
    return { state: t('state.published'), beside };
  };
}
