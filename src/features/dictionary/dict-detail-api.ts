import type { CallBehaviour } from '@/shared/api/client/call-options';
import { callApi } from '@/shared/api/client/http-client';
import {
  deleteDetailEndpoint,
  deleteDetailsEndpoint,
  detailPageEndpoint,
  insertDetailEndpoint,
  updateDetailEndpoint,
} from './dict-detail-schema';
import type { DictDetail, NewDictDetail } from './dict-detail-schema';
import type { DictQuery } from './dictionary-api';

/** Key of all cached entries of the administration. */
export const DICT_DETAILS_KEY = ['dict', 'details'] as const;

/** GET dict/detail/findPage; the caller shows errors. */
export const findDetailPage = (query: DictQuery, signal?: AbortSignal) =>
  callApi(detailPageEndpoint, { query, signal, quiet: true });

/** One page of entries. */
export const detailPageQuery = (query: DictQuery) => ({
  queryKey: [...DICT_DETAILS_KEY, query] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => findDetailPage(query, signal),
  staleTime: 0,
});

/** The current entry with this id from the server; null if none. */
export async function findDetail(id: string, signal?: AbortSignal): Promise<DictDetail | null> {
  return (await findDetailPage({ id_EQ: id, pageNo: 1, pageSize: 1 }, signal)).rows[0] ?? null;
}

/** The greatest sort number among the entries of a type; 0 where there are none. */
export async function lastSortNo(typeId: string, signal?: AbortSignal): Promise<number> {
  const last = { typeId_EQ: typeId, sortNo_ORDER: 'DESC', pageNo: 1, pageSize: 1 };
  return (await findDetailPage(last, signal)).rows[0]?.sortNo ?? 0;
}

/** POST dict/detail/insert. Codes 20101, 100210. */
export const insertDetail = (body: NewDictDetail, behaviour?: CallBehaviour) =>
  callApi(insertDetailEndpoint, { body, ...behaviour });

/** POST dict/detail/update. Codes 20000, 20101, 10100, 100210. */
export const updateDetail = (body: NewDictDetail & { id: string }, behaviour?: CallBehaviour) =>
  callApi(updateDetailEndpoint, { body, ...behaviour });

/** POST dict/detail/del?id=. Codes 20000, 10100, 100210. */
export const deleteDetail = (id: string, behaviour?: CallBehaviour) =>
  callApi(deleteDetailEndpoint, { query: { id }, ...behaviour });

/** POST dict/detail/delAll?ids=. Codes 20000, 10100, 100210. */
export const deleteDetails = (ids: readonly string[], behaviour?: CallBehaviour) =>
  callApi(deleteDetailsEndpoint, { query: { ids: ids.join(',') }, ...behaviour });
