import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf } from '@/shared/api/record-schema';

/** An entry of a dictionary as the administration sees it; lists are in the order of `sortNo`. */
export const dictDetail = z.object({
  id: z.string(),
  typeId: z.string(),
  typeCode: z.string(),
  dictName: z.string(),
  dictValue: z.string(),
  izLock: z.string(),
  sortNo: z.nullish(z.number()),
  remark: z.nullish(z.string()),
  version: z.number(),
});
export type DictDetail = z.infer<typeof dictDetail>;

const detailFields = {
  typeId: z.string(),
  typeCode: z.string(),
  dictName: z.string(),
  dictValue: z.string(),
  izLock: z.string(),
  sortNo: z.number(),
  remark: z.nullable(z.string()),
  version: z.number(),
};
const newDetail = z.object(detailFields);
export type NewDictDetail = z.infer<typeof newDetail>;

/** GET dict/detail/findPage: one page of entries. */
export const detailPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/dict/detail/findPage',
  summary:
    'One page of the entries of a dictionary type; filters typeId_EQ, dictName_LIKE, order sortNo_ORDER',
  query: z.looseObject({}),
  data: pageOf(dictDetail),
});

/** POST dict/detail/insert: a new entry. */
export const insertDetailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/dict/detail/insert',
  summary: 'Adds an entry to a dictionary type',
  body: newDetail,
  data: z.unknown(),
});

/** POST dict/detail/update: changes an entry. */
export const updateDetailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/dict/detail/update',
  summary: 'Changes an entry under the version that was read',
  body: z.object({ ...detailFields, id: z.string() }),
  data: z.unknown(),
});

/** POST dict/detail/del?id=: deletes an entry. */
export const deleteDetailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/dict/detail/del',
  summary: 'Deletes an entry of a dictionary type',
  query: z.object({ id: z.string() }),
  data: z.unknown(),
});

/** POST dict/detail/delAll?ids=1,2: deletes several entries. */
export const deleteDetailsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/dict/detail/delAll',
  summary: 'Deletes several entries of a dictionary type',
  query: z.object({ ids: z.string() }),
  data: z.unknown(),
});
