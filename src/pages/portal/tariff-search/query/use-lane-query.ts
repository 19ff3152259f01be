import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readLaneQuery, writeLaneQuery } from '@/features/tariffs/lane/lane-query';
import type { LaneQuery } from '@/features/tariffs/lane/lane-query';
import { todayIso } from '@/shared/format/date';

/** Asks another question: what is not changed stays. */
export type Ask = (change: Partial<LaneQuery>) => void;

/** The question as the address carries it, and how to ask another: the address changes, the scroll place stays. */
export function useLaneQuery(): [LaneQuery, Ask] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readLaneQuery(params, todayIso()), [params]);
  const ask: Ask = useCallback(
    (change) => setParams(writeLaneQuery({ ...query, ...change })),
    [query, setParams],
  );
  return [query, ask];
}
