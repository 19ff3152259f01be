import { useQuery } from '@tanstack/react-query';
import { suggestQuery } from '@/features/hs/hs-api';
import { formatHs, SUGGEST_MIN_LENGTH } from '@/features/hs/hs-code';
import { suggestText } from '@/features/hs/suggest-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';

interface WordsChoiceProps {
  words: string;
  onPick: (hs: string) => void;
}

/** Product words instead of a code: the codes they may mean, of which one has to be picked. */
export function WordsChoice({ words, onPick }: WordsChoiceProps) {
  const { t } = useTexts('tariff');
  const text = suggestText(words);
  const query = useQuery(suggestQuery(text, useLanguage()));
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
              <Button key={hs} variant="text" onClick={() => onPick(hs)}>
                {formatHs(hs)} <span lang={name.lang}>{name.text}</span>
              </Button>
            ))}
          </EmptyState>
        )
      }
    </QueryView>
  );
}
