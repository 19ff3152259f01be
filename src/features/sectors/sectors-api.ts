import { callApi } from '@/shared/api/client/http-client';
import { sectorPageEndpoint } from './sectors-schema';

/** sector/findPage: the four sectors for goods from `from` to `to`. */
export const sectorPageQuery = (from: string, to: string, language: string) => ({
  queryKey: ['sector', 'findPage', from, to, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(sectorPageEndpoint, { query: { from, to }, signal, quiet: true }),
});
