import { callApi } from '@/shared/api/client/http-client';
import { importersEndpoint } from './importers-schema';
import { sampleOf } from './tariffs-api';

/** What the comparison of all importers depends on. `hs` has six digits. */
export interface ImportersQuestion {
  hs: string;
  from: string;
  date: string;
  sample: boolean;
}

/** tariff/getImporters: the rates of a product from one exporter at every importer; source titles come in `language`. */
export const importersQuery = ({ hs, from, date, sample }: ImportersQuestion, language: string) => ({
  queryKey: ['tariff', 'getImporters', hs, from, date, sample, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(importersEndpoint, { query: { hs, from, date, sample: sampleOf(sample) }, signal, quiet: true }),
});
