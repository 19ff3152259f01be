import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { suggestQuery } from '@/features/hs/hs-api';
import { formatHs, SUGGEST_MIN_LENGTH } from '@/features/hs/hs-code';
import { suggestText } from '@/features/hs/suggest-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import type { Ask } from './use-lane-query';

/** Product words instead of a code: the codes they may mean. A single one takes the place of the words at once. */
export function WordsChoice({ words, onAsk }: { words: string; onAsk: Ask }) {
  const { t } = useTexts('tariff');
  const text = suggestText(words);
  const query = useQuery(suggestQuery(text, useLanguage()));
  const only = query.data?.total === 1 ? query.data.rows[0]?.hs : undefined;
  useEffect(() => {
    if (only !== undefined) onAsk({ hs: only, line: null }, { replace: true });
  }, [only, onAsk]);
  const none = <EmptyState why={t('words.none', { words })} next={t('words.noneNext')} />;
  if (text.length < SUGGEST_MIN_LENGTH) return none;
  return (
    <QueryView query={query}>
      {({ rows }) =>
        rows.length === 0 ? (
          none
        ) : (
          <EmptyState why={t('words.which', { words })} next={t('words.whichNext')}>
            {rows.map(({ hs, name }) => (
              <Button key={hs} variant="text" onClick={() => onAsk({ hs, line: null })}>
                {formatHs(hs)} <span lang={name.lang}>{name.text}</span>
              </Button>
            ))}
          </EmptyState>
        )
      }
    </QueryView>
  );
}
