import { callApi } from '@/shared/api/client/http-client';
import { relatedEndpoint } from './related-schema';

/** related/get: cases, laws and standards that touch the lane of a six-digit code. */
export const relatedQuery = (hs: string, from: string, to: string, language: string) => ({
  queryKey: ['related', hs, from, to, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(relatedEndpoint, { query: { hs, from, to }, signal, quiet: true }),
});
