import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readHsInput } from '@/features/hs/hs-code';
import { writePairQuery } from '@/features/tariffs/country-pair/pair-query';
import type { PairQuery, PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import { answerOn } from '@/features/tariffs/answer-on';
import { tariffQuery } from '@/features/tariffs/tariffs-api';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { todayIso } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { readPairAddress } from './pair-address';
import type { PairAddress } from './pair-address';

/** Requests another route; other parts stay unchanged. */
export type Ask = (change: Partial<PairQuery>) => void;

/** The route in the address, with the parameter names of the tariff page, and a function to change it. */
export function useGuideAddress(): [PairAddress, Ask] {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readPairAddress(params, todayIso()), [params]);
  const { query } = address;
  const ask: Ask = useCallback(
    (change) => setParams(writePairQuery({ ...query, ...change })),
    [query, setParams],
  );
  return [address, ask];
}

/** The state of the tariff answer for a route. */
export type TariffReading = ReturnType<typeof useGuideAnswer>;

/**
 * The server's answer for a route; no request while code or country are missing. Switching the language keeps the old
 * answer meanwhile.
 */
export function useGuideAnswer(hs: string, question: PairQuestion | null) {
  const code = readHsInput(hs);
  const digits = code.kind === 'code' ? code.digits : null;
  const to = question?.to ?? null;
  return useQuery({
    ...inAnyLanguage(tariffQuery(digits, to, useLanguage(), question?.sample)),
    select: (answer) => (question ? answerOn(answer, question.date) : answer),
  });
}
