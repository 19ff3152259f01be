import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf } from '@/shared/api/record-schema';

/** A dictionary type: `izLock` is "1" where it is built in; `version` counts its changes. */
export const dictType = z.object({
  id: z.string(),
  typeCode: z.string(),
  typeName: z.string(),
  izLock: z.string(),
  remark: z.nullish(z.string()),
  version: z.number(),
});
export type DictType = z.infer<typeof dictType>;

/** Writable fields of a type; updates add the `id` and the loaded `version`. */
const typeFields = {
  typeCode: z.string(),
  typeName: z.string(),
  izLock: z.string(),
  remark: z.nullable(z.string()),
  version: z.number(),
};
const newType = z.object(typeFields);
export type NewDictType = z.infer<typeof newType>;

/** GET dict/findPage: one page of the dictionary types. */
export const dictPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/dict/findPage',
  summary:
    'One page of dictionary types; filters typeCode_EQ, typeName_LIKE, izLock_EQ, id_EQ, order <field>_ORDER',
  query: z.looseObject({}),
  data: pageOf(dictType),
});

/** POST dict/insert: a new dictionary type. */
export const insertDictEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/dict/insert',
  summary: 'Adds a dictionary type',
  body: newType,
  data: z.unknown(),
});

/** POST dict/update: changes a dictionary type; its entries follow a changed code. */
export const updateDictEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/dict/update',
  summary: 'Changes a dictionary type under the version that was read',
  body: z.object({ ...typeFields, id: z.string() }),
  data: z.unknown(),
});

/** POST dict/del?id=: deletes a type with its entries. */
export const deleteDictEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/dict/del',
  summary: 'Deletes a dictionary type with its entries',
  query: z.object({ id: z.string() }),
  data: z.unknown(),
});

/** POST dict/delAll?ids=1,2: deletes several types with their entries. */
export const deleteDictsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/dict/delAll',
  summary: 'Deletes several dictionary types with their entries',
  query: z.object({ ids: z.string() }),
  data: z.unknown(),
});

/** GET dict/getDictListByCode?typeCode=: the entries of a type in their order; an unknown code has none. */
export const dictListEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/dict/getDictListByCode',
  summary: 'The entries of a dictionary type in their order',
  query: z.object({ typeCode: z.string() }),
  data: z.nullable(z.array(z.object({ dictName: z.string(), dictValue: z.string() }))),
});
