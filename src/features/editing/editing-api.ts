import { callApi } from '@/shared/api/client/http-client';
import { editingEndpoint } from './editing-schema';

/** A mark lasts a minute on the server; renewed three times as often, it survives a lost call. */
const INTERVAL_MS = 20_000;

/**
 * content/editing: reads who else edits a record while the query is used, and meanwhile renews the user's mark on it, or
 * removes it while the user only reads.
 */
export const editingQuery = (kind: string, recordId: string, isEditing: boolean) => ({
  queryKey: ['editing', kind, recordId, isEditing] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(editingEndpoint, {
      body: { kind, recordId, ...(!isEditing && { isOver: true }) },
      signal,
      quiet: true,
    }),
  refetchInterval: INTERVAL_MS,
  staleTime: 0,
  gcTime: 0,
});

/** content/editing: removes the user's mark from a record. */
export const endEditing = (kind: string, recordId: string) =>
  callApi(editingEndpoint, { body: { kind, recordId, isOver: true }, quiet: true });
