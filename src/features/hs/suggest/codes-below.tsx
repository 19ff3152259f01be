import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { choiceQuery } from '../hs-api';
import { hasHsChapter } from '../tree/hs-chapter';
import { ProposedCodes } from './proposed-codes';
import type { OnOpenHeading, OnPickCode } from './proposed-codes';

interface CodesBelowProps {
  /** Two to five digits. */
  digits: string;
  to: string | null;
  onPick: OnPickCode;
  onOpen: OnOpenHeading;
}

/** More than any chapter has headings, or any heading codes. */
const MOST = 200;

/** The first digits of a code: the codes one level below them, or a note that there is no such chapter. */
export function CodesBelow({ digits, to, onPick, onOpen }: CodesBelowProps) {
  const { t } = useTexts('tariff');
  const query = useQuery(choiceQuery(digits, to, MOST, useLanguage()));
  if (!hasHsChapter(digits))
    return (
      <EmptyState why={t('none.noChapter', { chapter: digits.slice(0, 2) })} next={t('words.noneNext')} />
    );
  return (
    <QueryView query={query}>
      {(page) => (
        <ProposedCodes
          page={page}
          why={page.rows.length === 0 ? t('words.belowNone', { digits }) : t('words.below', { digits })}
          next={page.rows.length === 0 ? t('words.noneNext') : t('words.whichNext')}
          onPick={onPick}
          onOpen={onOpen}
        />
      )}
    </QueryView>
  );
}
