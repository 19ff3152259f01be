import { callApi } from '@/shared/api/client/http-client';
import { importersEndpoint } from './importers-schema';
import { sampleOf } from './tariffs-api';

/** The inputs of the comparison of all importers. `hs` has six digits. */
export interface ImportersQuestion {
  hs: string;
  from: string;
  date: string;
  sample: boolean;
}

/**
 * tariff/getImporters: the rates of a product from one exporter at every importer; source titles are in `language`.
 */
export const importersQuery = ({ hs, from, date, sample }: ImportersQuestion, language: string) => ({
  queryKey: ['tariff', 'getImporters', hs, from, date, sample, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(importersEndpoint, { query: { hs, from, date, sample: sampleOf(sample) }, signal, quiet: true }),
});
