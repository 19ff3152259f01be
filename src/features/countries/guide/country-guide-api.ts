import { callApi } from '@/shared/api/client/http-client';
import { countryGuideEndpoint } from './country-guide-schema';
import { countrySeriesEndpoint } from './country-series-schema';

/** country/get: the guide of one country, in the reader's language where available. */
export const countryGuideQuery = (code: string, language: string) => ({
  queryKey: ['country', 'get', code, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(countryGuideEndpoint, { query: { code }, signal, quiet: true }),
});

/** country/findSeries: trade and GDP by year; the same countries in any order are the same query. */
export const countrySeriesQuery = (codes: readonly string[], language: string) => {
  const requested = codes.toSorted().join(',');
  return {
    queryKey: ['country', 'findSeries', requested, language] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi(countrySeriesEndpoint, { query: { codes: requested }, signal, quiet: true }),
  };
};
