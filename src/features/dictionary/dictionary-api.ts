import type { CallBehaviour } from '@/shared/api/client/call-options';
import { callApi } from '@/shared/api/client/http-client';
import {
  deleteDictEndpoint,
  deleteDictsEndpoint,
  dictListEndpoint,
  dictPageEndpoint,
  insertDictEndpoint,
  updateDictEndpoint,
} from './dictionary-schema';
import type { DictType, NewDictType } from './dictionary-schema';

/** Filters, order and paging of a list as the server names them. */
export type DictQuery = Readonly<Record<string, string | number>>;

/** Key of all cached dictionary types. */
export const DICT_TYPES_KEY = ['dict', 'types'] as const;

/** GET dict/findPage; the caller shows errors. */
export const findDictPage = (query: DictQuery, signal?: AbortSignal) =>
  callApi(dictPageEndpoint, { query, signal, quiet: true });

/** One page of the dictionary types. */
export const dictPageQuery = (query: DictQuery) => ({
  queryKey: [...DICT_TYPES_KEY, query] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => findDictPage(query, signal),
  // Others edit the same list: refetch whenever it is shown.
  staleTime: 0,
});

/** The current type with this id from the server; null if none. */
export async function findDict(id: string, signal?: AbortSignal): Promise<DictType | null> {
  return (await findDictPage({ id_EQ: id, pageNo: 1, pageSize: 1 }, signal)).rows[0] ?? null;
}

/** The type with this code; null where there is none. */
export async function findDictByCode(typeCode: string, signal?: AbortSignal): Promise<DictType | null> {
  return (await findDictPage({ typeCode_EQ: typeCode, pageNo: 1, pageSize: 1 }, signal)).rows[0] ?? null;
}

/** POST dict/insert. Codes 20100, 100210. */
export const insertDict = (body: NewDictType, behaviour?: CallBehaviour) =>
  callApi(insertDictEndpoint, { body, ...behaviour });

/** POST dict/update. Codes 20000, 20100, 10100, 100210. */
export const updateDict = (body: NewDictType & { id: string }, behaviour?: CallBehaviour) =>
  callApi(updateDictEndpoint, { body, ...behaviour });

/** POST dict/del?id=. Codes 20000, 10100, 100210. */
export const deleteDict = (id: string, behaviour?: CallBehaviour) =>
  callApi(deleteDictEndpoint, { query: { id }, ...behaviour });

/** POST dict/delAll?ids=. Codes 20000, 10100, 100210. */
export const deleteDicts = (ids: readonly string[], behaviour?: CallBehaviour) =>
  callApi(deleteDictsEndpoint, { query: { ids: ids.join(',') }, ...behaviour });

/** GET dict/getDictListByCode; quiet, since a value without a known name is shown as is. */
export const getDictListByCode = (typeCode: string, signal?: AbortSignal) =>
  callApi(dictListEndpoint, { query: { typeCode }, signal, quiet: true });
