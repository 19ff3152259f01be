import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { choiceQuery } from '../hs-api';
import { isSearchableProduct } from '../hs-code';
import type { HsSuggestPage } from '../hs-schema';
import { ProposedCodes } from './proposed-codes';
import type { OnOpenHeading, OnPickCode } from './proposed-codes';
import { suggestText } from './suggest-text';

interface CodesOfWordsProps {
  words: string;
  to: string | null;
  onPick: OnPickCode;
  onOpen: OnOpenHeading;
}

/** The most codes that are easy to compare at a glance. */
const MOST = 10;

/**
 * Product words instead of a code: the codes and headings they may mean. The reader has to pick one, even if there is
 * only one.
 */
export function CodesOfWords({ words, to, onPick, onOpen }: CodesOfWordsProps) {
  const { t } = useTexts('tariff');
  const text = suggestText(words);
  const query = useQuery(choiceQuery(text, to, MOST, useLanguage()));
  if (!isSearchableProduct(text))
    return <EmptyState why={t('words.none', { words })} next={t('words.noneNext')} />;
  const whyOf = ({ rows: [first] }: HsSuggestPage) => {
    if (first === undefined) return t('words.none', { words });
    const meant = first.match === 'spelling' ? first.matched?.text : undefined;
    return meant === undefined ? t('words.which', { words }) : t('words.meant', { words, meant });
  };
  return (
    <QueryView query={query}>
      {(page) => (
        <ProposedCodes
          page={page}
          why={whyOf(page)}
          next={page.rows.length === 0 ? t('words.noneNext') : t('words.whichNext')}
          onPick={onPick}
          onOpen={onOpen}
        />
      )}
    </QueryView>
  );
}
