import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readLaneQuery, writeLaneQuery } from '@/features/tariffs/lane/lane-query';
import type { LaneQuery } from '@/features/tariffs/lane/lane-query';
import { todayIso } from '@/shared/format/date';

/** Submits another query; other parts stay unchanged. */
export type Ask = (change: Partial<LaneQuery>) => void;

/** The query in the address, and a function to change it: the address changes, the scroll position stays. */
export function useLaneQuery(): [LaneQuery, Ask] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readLaneQuery(params, todayIso()), [params]);
  const ask: Ask = useCallback(
    (change) => setParams(writeLaneQuery({ ...query, ...change })),
    [query, setParams],
  );
  return [query, ask];
}
