import { keepPreviousData } from '@tanstack/react-query';
import { callApi } from '@/shared/api/http-client';
import type { QueryOf } from '@/shared/api/endpoint';
import { lawEndpoint, lawPageEndpoint } from './laws-schema';
import type { LawAnswer } from './laws-schema';

/** What law/findPage is asked for; see `lawWire`. */
export type LawWire = QueryOf<typeof lawPageEndpoint>;

/** law/findPage: one page of laws with the counts of the filters; the page before stays until the next has come. */
export const lawPageQuery = (wire: LawWire, language: string) => ({
  queryKey: ['law', 'findPage', wire, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(lawPageEndpoint, { query: wire, signal, quiet: true }),
  placeholderData: keepPreviousData,
});

/** law/findPage once, for a file of the whole list. */
export const fetchLaws = (wire: LawWire) => callApi(lawPageEndpoint, { query: wire, quiet: true });

/** law/get: one law with others of its country; `law` is null where it is not held. */
export const lawQuery = (id: string, language: string) => ({
  queryKey: ['law', 'get', id, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(lawEndpoint, { query: { id }, signal, quiet: true }),
  // Another language of the same law may take a moment; what is there stays until then.
  placeholderData: (before: LawAnswer | undefined) => (before?.law?.id === id ? before : undefined),
});
