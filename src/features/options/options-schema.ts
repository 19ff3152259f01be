import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf } from '@/shared/api/record-schema';

const text = z.nullish(z.string());

/** A parameter of the back end; `izLock` "1" is one of its own settings. */
const optionRow = z.object({
  id: z.string(),
  optionCode: z.string(),
  optionName: text,
  optionValue: text,
  izLock: text,
  remark: text,
  version: z.number(),
});
export type OptionRow = z.infer<typeof optionRow>;

const optionPageFilter = z.object({
  pageNo: z.number(),
  pageSize: z.number(),
  optionCode_EQ: z.optional(z.string()),
  optionName_LIKE: z.optional(z.string()),
});
export type OptionPageFilter = z.infer<typeof optionPageFilter>;

/** GET options/findPage: without the back end's own. */
export const optionPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/options/findPage',
  summary: 'Parameters that staff may change',
  query: optionPageFilter,
  data: pageOf(optionRow),
});

/** GET options/get; null where there is no such parameter. */
export const optionEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/options/get',
  summary: 'One parameter',
  query: z.object({ id: z.string() }),
  data: z.nullable(optionRow),
});

/** The writable fields of a parameter. */
const optionFields = z.object({
  optionCode: z.string(),
  optionName: z.string(),
  optionValue: z.string(),
  remark: z.nullable(z.string()),
});
export type OptionFields = z.infer<typeof optionFields>;

/** POST options/insert. */
export const optionInsertEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/options/insert',
  summary: 'Adds a parameter',
  body: optionFields,
  data: z.unknown(),
});

/** A changed parameter; `version` is the loaded one. */
const changedOption = z.extend(optionFields, { id: z.string(), version: z.number() });
export type ChangedOption = z.infer<typeof changedOption>;

/** POST options/update. */
export const optionUpdateEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/options/update',
  summary: 'Changes a parameter',
  body: changedOption,
  data: z.unknown(),
});

/** POST options/del. */
export const optionDeleteEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/options/del',
  summary: 'Deletes a parameter',
  query: z.object({ id: z.string() }),
  data: z.unknown(),
});

/** POST options/delAll; `ids` is a comma list. */
export const optionDeleteAllEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/options/delAll',
  summary: 'Deletes several parameters',
  query: z.object({ ids: z.string() }),
  data: z.unknown(),
});
