import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPairQuery, writePairQuery } from '@/features/tariffs/country-pair/pair-query';
import type { PairQuery } from '@/features/tariffs/country-pair/pair-query';
import { todayIso } from '@/shared/format/date';

/** Submits another query; other parts stay unchanged. */
export type Ask = (change: Partial<PairQuery>) => void;

/** The query in the address, and a function to change it: the address changes, the scroll position stays. */
export function usePairQuery(): [PairQuery, Ask] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readPairQuery(params, todayIso()), [params]);
  const ask: Ask = useCallback(
    (change) => setParams(writePairQuery({ ...query, ...change })),
    [query, setParams],
  );
  return [query, ask];
}
