import { callApi } from '@/shared/api/client/http-client';
import { relatedEndpoint } from './related-schema';

/** Cases, laws and standards related to a six-digit code and a country pair (related/get). */
export const relatedQuery = (hs: string, from: string, to: string, language: string) => ({
  queryKey: ['related', hs, from, to, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(relatedEndpoint, { query: { hs, from, to }, signal, quiet: true }),
});
