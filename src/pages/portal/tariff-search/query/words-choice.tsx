import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CodesOfWords } from '@/features/hs/codes-of-words';
import { suggestQuery } from '@/features/hs/hs-api';
import { suggestText } from '@/features/hs/suggest-text';
import { useLanguage } from '@/shared/i18n/use-language';
import type { Ask } from './use-lane-query';

/** Product words instead of a code: the codes they may mean. A single one takes the place of the words at once. */
export function WordsChoice({ words, onAsk }: { words: string; onAsk: Ask }) {
  const { data } = useQuery(suggestQuery(suggestText(words), useLanguage()));
  const only = data?.total === 1 ? data.rows[0]?.hs : undefined;
  useEffect(() => {
    if (only !== undefined) onAsk({ hs: only, line: null }, { replace: true });
  }, [only, onAsk]);
  return <CodesOfWords words={words} onPick={(hs) => onAsk({ hs, line: null })} />;
}
