import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';
import type { ListQuery } from '../query/use-list-query';

interface ListEmptyProps {
  list: ListQuery;
  /** Rows that match on all pages. */
  total: number;
  /** What can be done where there is nothing at all. */
  next?: ReactNode;
}

/** Why a page of a list shows nothing, and the way on: a page past the end, filters that nothing matches, or no rows yet. */
export function ListEmpty({ list, total, next }: ListEmptyProps) {
  const { t } = useTexts('console');
  const isPastEnd = total > 0;
  const isFiltered = Object.keys(list.filters).length > 0;
  if (!isPastEnd && !isFiltered) {
    return (
      <div className="list-state">
        <EmptyState why={t('empty.none')} next={next} />
      </div>
    );
  }
  return (
    <div className="list-state">
      <EmptyState why={t(isPastEnd ? 'empty.pastEnd' : 'empty.filtered')}>
        <Button size="small" onClick={() => (isPastEnd ? list.setPage(1) : list.setFilters({}))}>
          {t(isPastEnd ? 'empty.toFirst' : 'empty.withoutFilters')}
        </Button>
      </EmptyState>
    </div>
  );
}
