import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readHsInput } from '@/features/hs/hs-code';
import type { LaneQuestion } from '@/features/tariffs/lane/lane-query';
import { tariffQuery } from '@/features/tariffs/tariffs-api';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { sharingAnswers } from '@/shared/api/cache/shared-answer';
import { useLanguage } from '@/shared/i18n/use-language';

/**
 * The server's answer to a question by code; nothing is asked while code or country are missing. A switch of language
 * keeps the old answer until the new one is there, and so does one of sample data where there is none. `cancel` gives a long wait up: it then counts as failed.
 */
export function useTariffAnswer(hs: string, question: LaneQuestion | null) {
  const client = useQueryClient();
  const code = readHsInput(hs);
  const digits = code.kind === 'code' ? code.digits : null;
  const to = question?.to ?? null;
  const asked = tariffQuery(digits, to, useLanguage(), question?.sample);
  const { data, error, isError, isPending, fetchStatus, dataUpdatedAt, refetch } = useQuery(
    sharingAnswers(asked, (before, earlier) => isSameWithoutSample(before, earlier, asked.queryKey)),
  );
  const isGivenUp = asked.enabled && isPending && fetchStatus === 'idle';
  return {
    code,
    isAsked: asked.enabled,
    query: { data, error, isError: isError || isGivenUp, dataUpdatedAt, refetch },
    cancel: () => void client.cancelQueries({ queryKey: asked.queryKey }),
  };
}

/** True for an answer on the same code and importer that has no sample data: with or without it the answer is the same. */
function isSameWithoutSample(
  { hasSample }: TariffAnswer,
  [, , code, importer]: readonly unknown[],
  now: readonly unknown[],
): boolean {
  return !hasSample && code === now[2] && importer === now[3];
}
