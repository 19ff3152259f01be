import type { ReactNode } from 'react';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { Button } from '@/shared/ui/controls/button';
import { ErrorState } from '@/shared/ui/states/error-state';
import { useEditionWords } from './use-edition-words';
import { type FoundItems, STEP } from './use-found';

interface FoundListProps<Item> {
  subject: string;
  list: FoundItems<Item>;
  onMore: (count: number) => void;
  children: (rows: readonly Item[]) => ReactNode;
}

/** How many items were found, the first of them, and a button for more. */
export function FoundList<Item>({ subject, list, onMore, children }: FoundListProps<Item>) {
  const { t, own } = useEditionWords();
  const language = useLanguage();
  const { found, failure, retry } = list;
  return (
    <>
      {failure !== null && <ErrorState error={failure} onRetry={retry} />}
      <p role="status">
        {found !== null &&
          (found.total === 0
            ? own(subject, 'difference.none')
            : t('difference.found', { count: formatNumber(found.total, language) }))}
      </p>
      {found !== null && found.total > 0 && children(found.rows)}
      {found !== null && found.total > found.rows.length && (
        <>
          <p>
            {t('difference.first', { count: found.rows.length, total: formatNumber(found.total, language) })}
          </p>
          <Button size="small" onClick={() => onMore(found.rows.length + STEP)}>
            {t('difference.more')}
          </Button>
        </>
      )}
    </>
  );
}
