import { callApi } from '@/shared/api/http-client';
import { tariffQueryEndpoint } from './tariffs-schema';

/** tariff/query: all that is held on `hs` (6 to 11 digits) at importer `to`; names come in `language`. */
export const tariffQuery = (hs: string | null, to: string | null, language: string) => ({
  queryKey: ['tariff', 'query', hs, to, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(tariffQueryEndpoint, { query: { hs: hs ?? '', to: to ?? '' }, signal, quiet: true }),
  enabled: hs !== null && to !== null,
});
