import { callApi } from '@/shared/api/client/http-client';
import {
  standardDeleteAllEndpoint,
  standardDeleteEndpoint,
  standardInsertEndpoint,
  standardRowEndpoint,
  standardRowPageEndpoint,
  standardUpdateEndpoint,
} from './standard-rows-schema';
import type { ChangedStandard, NewStandard } from './standard-rows-schema';

/** Filters, order and paging of a list as the server names them. */
type ListWire = Readonly<Record<string, string | number>>;

/** Key of all standards loaded by staff. */
const STANDARD_ROWS_KEY = ['content', 'standard', 'rows'] as const;

/** content/standard/findPage; the caller shows errors. */
export const findStandardRows = (query: ListWire, signal?: AbortSignal) =>
  callApi(standardRowPageEndpoint, { query, signal, quiet: true });

/** content/standard/findPage as a query. */
export const standardRowsQuery = (query: ListWire) => ({
  queryKey: [...STANDARD_ROWS_KEY, 'findPage', query] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => findStandardRows(query, signal),
  // Others edit the same list: refetch whenever it is shown.
  staleTime: 0,
});

/** content/standard/get: the current standard, null if it was deleted. */
export const getStandardRow = (id: string, signal?: AbortSignal) =>
  callApi(standardRowEndpoint, { query: { id }, signal, quiet: true });

/** content/standard/get as a query. */
export const standardRowQuery = (id: string) => ({
  queryKey: [...STANDARD_ROWS_KEY, 'get', id] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => getStandardRow(id, signal),
});

/** content/standard/insert; 20901 the number is in use, 98xx a field is invalid. */
export const insertStandard = (body: NewStandard) => callApi(standardInsertEndpoint, { body, quiet: true });

/** content/standard/update; 10100 not the newest version, 20901, 98xx. */
export const updateStandard = (body: ChangedStandard) =>
  callApi(standardUpdateEndpoint, { body, quiet: true });

/** content/standard/del; 10100 deleted already. */
export const deleteStandard = (id: string) => callApi(standardDeleteEndpoint, { query: { id }, quiet: true });

/** content/standard/delAll; fails as `deleteStandard`. */
export const deleteStandards = (ids: readonly string[]) =>
  callApi(standardDeleteAllEndpoint, { query: { ids: ids.join(',') }, quiet: true });
