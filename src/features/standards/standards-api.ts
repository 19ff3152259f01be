import type { QueryOf } from '@/shared/api/endpoint';
import { callApi } from '@/shared/api/client/http-client';
import {
  standardAdoptionEndpoint,
  standardEndpoint,
  standardGraphEndpoint,
  standardPageEndpoint,
  standardsEndpoint,
} from './standards-schema';

/** The query of standard/findPage. */
export type StandardPageWire = QueryOf<typeof standardPageEndpoint>;

/** The query of standard/getGraph. */
export type StandardGraphWire = QueryOf<typeof standardGraphEndpoint>;

/** standard/findPage: one page of the library with the counts of its filters. */
export const standardPageQuery = (wire: StandardPageWire, language: string) => ({
  queryKey: ['standard', 'findPage', wire, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(standardPageEndpoint, { query: wire, signal, quiet: true }),
});

/** standard/findPage once, for a file of the whole list or to pick from. */
export const fetchStandards = (wire: StandardPageWire) =>
  callApi(standardPageEndpoint, { query: wire, quiet: true });

/** standard/get: one standard; null where the library has none of this id. */
export const standardQuery = (id: string, language: string) => ({
  queryKey: ['standard', 'get', id, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(standardEndpoint, { query: { id }, signal, quiet: true }),
});

/** standard/getSeveral: up to four standards with their indicators. */
export const standardsQuery = (ids: readonly string[], language: string) => ({
  queryKey: ['standard', 'getSeveral', ids, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(standardsEndpoint, { query: { ids: ids.join(',') }, signal, quiet: true }),
  enabled: ids.length > 0,
});

/** standard/getGraph: standards and the relations among them. */
export const standardGraphQuery = (wire: StandardGraphWire, language: string) => ({
  queryKey: ['standard', 'getGraph', wire, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(standardGraphEndpoint, { query: wire, signal, quiet: true }),
});

/** standard/findAdoption: degrees of adoption by country and sector. */
export const standardAdoptionQuery = (language: string) => ({
  queryKey: ['standard', 'findAdoption', language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(standardAdoptionEndpoint, { signal, quiet: true }),
});
