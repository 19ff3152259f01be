import { callApi } from '@/shared/api/client/http-client';
import { agreementsEndpoint } from './agreements-schema';

/**
 * tariff/getAgreements: the agreements other than RCEP between two countries (ISO codes); names of sources are in
 * `language`.
 */
export const agreementsQuery = (from: string, to: string, language: string) => ({
  queryKey: ['tariff', 'getAgreements', from, to, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(agreementsEndpoint, { query: { from, to }, signal, quiet: true }),
});
