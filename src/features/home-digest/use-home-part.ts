import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { checkAnswer } from '@/shared/api/check-answer';
import { callApi } from '@/shared/api/http-client';
import { useLanguage } from '@/shared/i18n/use-language';
import { homePartsEndpoint } from './home-digest-schema';

/** One part of the home page's answer, checked by its own schema; all parts share one call. */
export function useHomePart<S extends z.ZodMiniType>(part: string, schema: S) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['home', 'get', language] as const,
    queryFn: ({ signal }) => callApi(homePartsEndpoint, { signal, quiet: true }),
    select: (parts): z.output<S> => checkAnswer(`${homePartsEndpoint.path} ${part}`, schema, parts[part]),
    placeholderData: (before) => before,
  });
}
