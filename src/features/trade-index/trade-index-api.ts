import { callApi } from '@/shared/api/client/http-client';
import type { SectorId } from '@/shared/routing/paths';
import { indexInfoEndpoint } from './trade-index-schema';

/** index/getIndexInfo: all years and countries for a sector; may take up to a minute (specification §9). */
export const indexInfoQuery = (sector: SectorId, language: string) => ({
  queryKey: ['index', 'getIndexInfo', sector, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(indexInfoEndpoint, { query: { sector }, signal, quiet: true }),
});
