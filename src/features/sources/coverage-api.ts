import { callApi } from '@/shared/api/client/http-client';
import { tariffCoverageEndpoint } from './coverage-schema';

/** tariff/getCoverage: how much of each importer's tariff is available; names of sources are in `language`. */
export const tariffCoverageQuery = (language: string) => ({
  queryKey: ['tariff', 'coverage', language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(tariffCoverageEndpoint, { query: {}, signal, quiet: true }),
});
