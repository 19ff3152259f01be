import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readHsInput } from '@/features/hs/hs-code';
import type { LaneQuestion } from '@/features/tariffs/lane-query';
import { tariffQuery } from '@/features/tariffs/tariffs-api';
import { inAnyLanguage } from '@/shared/api/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';

/**
 * The server's answer to a question by code; nothing is asked while code or country are missing. A switch of language
 * keeps the old answer until the new one is there. `cancel` gives a long wait up: it then counts as failed.
 */
export function useTariffAnswer(hs: string, question: LaneQuestion | null) {
  const client = useQueryClient();
  const code = readHsInput(hs);
  const digits = code.kind === 'code' ? code.digits : null;
  const to = question?.to ?? null;
  const asked = tariffQuery(digits, to, useLanguage());
  const { data, error, isError, isPending, fetchStatus, dataUpdatedAt, refetch } = useQuery(
    inAnyLanguage(asked),
  );
  const isGivenUp = asked.enabled && isPending && fetchStatus === 'idle';
  return {
    code,
    isAsked: asked.enabled,
    query: { data, error, isError: isError || isGivenUp, dataUpdatedAt, refetch },
    cancel: () => void client.cancelQueries({ queryKey: asked.queryKey }),
  };
}
