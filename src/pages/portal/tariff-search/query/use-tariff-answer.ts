import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readHsInput } from '@/features/hs/hs-code';
import type { PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import { answerOn } from '@/features/tariffs/answer-on';
import { tariffQuery } from '@/features/tariffs/tariffs-api';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { sharingAnswers } from '@/shared/api/cache/shared-answer';
import { useLanguage } from '@/shared/i18n/use-language';

/**
 * The server's answer to a query by code; no request while code or country are missing. Switching the language keeps
 * the old answer until the new one has loaded, and so does sample data. `cancel` aborts a long wait: it then counts
 * as failed.
 */
export function useTariffAnswer(hs: string, question: PairQuestion | null) {
  const client = useQueryClient();
  const code = readHsInput(hs);
  const digits = code.kind === 'code' ? code.digits : null;
  const to = question?.to ?? null;
  const requested = tariffQuery(digits, to, useLanguage(), question?.sample);
  const { data, error, isError, isPending, fetchStatus, dataUpdatedAt, refetch } = useQuery({
    ...sharingAnswers(requested, (before, earlier) =>
      isSameWithoutSample(before, earlier, requested.queryKey),
    ),
    select: (answer) => (question ? answerOn(answer, question.date) : answer),
  });
  const isGivenUp = requested.enabled && isPending && fetchStatus === 'idle';
  return {
    code,
    isRequested: requested.enabled,
    query: { data, error, isError: isError || isGivenUp, dataUpdatedAt, refetch },
    cancel: () => void client.cancelQueries({ queryKey: requested.queryKey }),
  };
}

/** True for an answer on the same code and importer without sample data: the switch makes no difference to it. */
function isSameWithoutSample(
  { hasSample }: TariffAnswer,
  [, , code, importer]: readonly unknown[],
  now: readonly unknown[],
): boolean {
  return !hasSample && code === now[2] && importer === now[3];
}
