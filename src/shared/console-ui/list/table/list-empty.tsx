import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { BeyondLastPage } from '@/shared/list/beyond-last-page';
import { EmptyState } from '@/shared/ui/states/empty-state';
import type { ListQuery } from '../query/use-list-query';
import { NothingFound } from './nothing-found';

interface ListEmptyProps {
  list: ListQuery;
  /** Rows that match on all pages. */
  total: number;
  /** What a list without rows says; 还没有记录 by default. */
  why?: string;
  /** The action for an empty list. */
  next?: ReactNode;
}

/** Why a page of a list shows nothing, and the way on: a page beyond the last, filters that nothing matches, or no rows yet. */
export function ListEmpty(props: ListEmptyProps) {
  return (
    <div className="list-state">
      <Reason {...props} />
    </div>
  );
}

function Reason({ list, total, why, next }: ListEmptyProps) {
  const { t } = useTexts('console');
  if (total > 0)
    return <BeyondLastPage why={t('empty.pastEnd')} firstPage={t('empty.toFirst')} onPage={list.setPage} />;
  if (Object.values(list.texts).every((text) => text === ''))
    return <EmptyState why={why ?? t('empty.none')} next={next} />;
  return <NothingFound onClear={() => list.setTexts({})} />;
}
