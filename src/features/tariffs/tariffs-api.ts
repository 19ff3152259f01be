import { callApi } from '@/shared/api/client/http-client';
import { tariffQueryEndpoint } from './tariffs-schema';

/**
 * tariff/query: all data on `hs` (6 to 11 digits) at importer `to`, sample rates if `sample`; names are in
 * `language`.
 */
export const tariffQuery = (hs: string | null, to: string | null, language: string, sample = false) => ({
  queryKey: ['tariff', 'query', hs, to, sample, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(tariffQueryEndpoint, {
      query: { hs: hs ?? '', to: to ?? '', sample: sampleOf(sample) },
      signal,
      quiet: true,
    }),
  enabled: hs !== null && to !== null,
});

/** The value of the parameter `sample`; absent without sample rates. */
export const sampleOf = (isWanted: boolean): '1' | undefined => (isWanted ? '1' : undefined);
