import { callApi } from '@/shared/api/client/http-client';
import type { QueryOf } from '@/shared/api/endpoint';
import { lawEndpoint, lawPageEndpoint } from './laws-schema';

/** The query of law/findPage; see `lawWire`. */
export type LawWire = QueryOf<typeof lawPageEndpoint>;

/** law/findPage: one page of laws with the counts of the filters. */
export const lawPageQuery = (wire: LawWire, language: string) => ({
  queryKey: ['law', 'findPage', wire, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(lawPageEndpoint, { query: wire, signal, quiet: true }),
});

/** law/findPage once, for a file of the whole list. */
export const fetchLaws = (wire: LawWire) => callApi(lawPageEndpoint, { query: wire, quiet: true });

/** law/get: one law with others of its country; `law` is null if there is none. */
export const lawQuery = (id: string, language: string) => ({
  queryKey: ['law', 'get', id, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(lawEndpoint, { query: { id }, signal, quiet: true }),
});
