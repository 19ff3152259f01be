import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readLaneQuery, writeLaneQuery } from '@/features/tariffs/lane-query';
import type { LaneQuery } from '@/features/tariffs/lane-query';
import { todayIso } from '@/shared/format/date';

/** Asks another question: what is not changed stays. `replace`: the step back leads past the question as it stands. */
export type Ask = (change: Partial<LaneQuery>, options?: { replace?: boolean }) => void;

/** The question as the address carries it, and how to ask another: the address changes, the scroll place stays. */
export function useLaneQuery(): [LaneQuery, Ask] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readLaneQuery(params, todayIso()), [params]);
  const ask: Ask = useCallback(
    (change, options) => setParams(writeLaneQuery({ ...query, ...change }), options),
    [query, setParams],
  );
  return [query, ask];
}
