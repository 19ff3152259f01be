import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readHsInput } from '@/features/hs/hs-code';
import { writeLaneQuery } from '@/features/tariffs/lane/lane-query';
import type { LaneQuery, LaneQuestion } from '@/features/tariffs/lane/lane-query';
import { tariffQuery } from '@/features/tariffs/tariffs-api';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { todayIso } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { readLaneAddress } from './lane-address';
import type { LaneAddress } from './lane-address';

/** Asks for another lane; what is not changed stays. */
export type Ask = (change: Partial<LaneQuery>) => void;

/** The lane as the address carries it, with the names of the tariff page, and how to ask for another. */
export function useGuideAddress(): [LaneAddress, Ask] {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readLaneAddress(params, todayIso()), [params]);
  const { query } = address;
  const ask: Ask = useCallback(
    (change) => setParams(writeLaneQuery({ ...query, ...change })),
    [query, setParams],
  );
  return [address, ask];
}

/** The state of the tariff answer to a lane. */
export type TariffReading = ReturnType<typeof useGuideAnswer>;

/** The server's answer to a lane; nothing is asked while code or country are missing. A switch of language keeps the old answer meanwhile. */
export function useGuideAnswer(hs: string, question: LaneQuestion | null) {
  const code = readHsInput(hs);
  const digits = code.kind === 'code' ? code.digits : null;
  const to = question?.to ?? null;
  return useQuery(inAnyLanguage(tariffQuery(digits, to, useLanguage(), question?.sample)));
}
