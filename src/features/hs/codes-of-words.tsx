import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import { SourceLine } from '@/shared/ui/source-line';
import { UncheckedMark } from '@/shared/ui/unchecked-mark';
import { suggestQuery } from './hs-api';
import { formatHs, SUGGEST_MIN_LENGTH } from './hs-code';
import { suggestText } from './suggest-text';

interface CodesOfWordsProps {
  words: string;
  onPick: (hs: string) => void;
}

/** Product words instead of a code: the codes they may mean, of which one has to be picked, and where their names come from. */
export function CodesOfWords({ words, onPick }: CodesOfWordsProps) {
  const { t } = useTexts('tariff');
  const text = suggestText(words);
  const query = useQuery(suggestQuery(text, useLanguage()));
  const none = <EmptyState why={t('words.none', { words })} next={t('words.noneNext')} />;
  if (text.length < SUGGEST_MIN_LENGTH) return none;
  return (
    <QueryView query={query}>
      {({ rows, sources }) =>
        rows.length === 0 ? (
          none
        ) : (
          <>
            <EmptyState why={t('words.which', { words })} next={t('words.whichNext')}>
              {rows.map(({ hs, name }) => (
                <span key={hs}>
                  <Button variant="text" onClick={() => onPick(hs)}>
                    {formatHs(hs)} <span lang={name.lang}>{name.text}</span>
                  </Button>{' '}
                  {name.mark === 'unchecked' && <UncheckedMark />}
                </span>
              ))}
            </EmptyState>
            <SourceLine sources={sources} />
          </>
        )
      }
    </QueryView>
  );
}
