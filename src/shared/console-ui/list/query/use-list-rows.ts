import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useRows, type ReadQuery, type RowsAnswer } from '@/shared/api/cache/previous-answer';
import { afterPaint } from '@/shared/loading/after-paint';

/**
 * `useRows` for a list that stays open. Shown again, it first paints the rows it has, and then requests them again if
 * they are older than the query's `staleTime`.
 */
export function useListRows<Page extends { rows: readonly unknown[]; total?: number }>(
  query: ReadQuery<Page>,
): RowsAnswer<Page> {
  const client = useQueryClient();
  const refreshOldRows = useEffectEvent(() => {
    if (client.getQueryData(query.queryKey) === undefined) return;
    // A failure is shown by the list.
    return afterPaint(() => void client.query(query).catch(() => undefined));
  });
  useEffect(() => refreshOldRows(), []);
  return useRows({ ...query, refetchOnMount: false });
}
