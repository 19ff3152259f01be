import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { checkAnswer } from '@/shared/api/client/check-answer';
import { callApi } from '@/shared/api/client/http-client';
import { inAnyLanguage } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { homePartsEndpoint } from './home-digest-schema';

/** home/get: the parts of the home page, each validated later by its own schema. */
const homePartsQuery = (language: string) => ({
  queryKey: ['home', 'get', language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi(homePartsEndpoint, { signal, quiet: true }),
});

/** One part of the home page's answer, checked by its own schema; all parts share one call. */
export function useHomePart<S extends z.ZodMiniType>(part: string, schema: S) {
  const language = useLanguage();
  return useQuery({
    ...inAnyLanguage(homePartsQuery(language)),
    select: (parts): z.output<S> => checkAnswer(`${homePartsEndpoint.path} ${part}`, schema, parts[part]),
  });
}
