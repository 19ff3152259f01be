import { callApi } from '@/shared/api/client/http-client';
import {
  relationDeleteAllEndpoint,
  relationDeleteEndpoint,
  relationEndpoint,
  relationInsertEndpoint,
  relationPageEndpoint,
  relationUpdateEndpoint,
} from './relation-rows-schema';
import type { ChangedRelation, NewRelation } from './relation-rows-schema';

/** Filters, order and paging of a list as the server names them. */
type ListWire = Readonly<Record<string, string | number>>;

/** Key of all relations loaded by staff. */
const RELATION_ROWS_KEY = ['content', 'standard', 'relations'] as const;

/** content/standard/relation/findPage; the caller shows errors. */
export const findRelationRows = (query: ListWire, signal?: AbortSignal) =>
  callApi(relationPageEndpoint, { query, signal, quiet: true });

/** content/standard/relation/findPage as a query. */
export const relationRowsQuery = (query: ListWire) => ({
  queryKey: [...RELATION_ROWS_KEY, query] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => findRelationRows(query, signal),
  staleTime: 0,
});

/** content/standard/relation/get: the current relation, null if it was deleted. */
export const getRelationRow = (id: string, signal?: AbortSignal) =>
  callApi(relationEndpoint, { query: { id }, signal, quiet: true });

/**
 * content/standard/relation/insert; 20900 one of its standards was deleted, 20902 exists already, 20903 both ends are
 * one standard, 98xx.
 */
export const insertRelation = (body: NewRelation) => callApi(relationInsertEndpoint, { body, quiet: true });

/**
 * content/standard/relation/update; 10100 not the newest version, 20900 one of its standards was deleted, 20902
 * exists already, 20903 both ends are one standard, 98xx.
 */
export const updateRelation = (body: ChangedRelation) =>
  callApi(relationUpdateEndpoint, { body, quiet: true });

/** content/standard/relation/del; 10100 deleted already. */
export const deleteRelation = (id: string) => callApi(relationDeleteEndpoint, { query: { id }, quiet: true });

/** content/standard/relation/delAll; fails as `deleteRelation`. */
export const deleteRelations = (ids: readonly string[]) =>
  callApi(relationDeleteAllEndpoint, { query: { ids: ids.join(',') }, quiet: true });
