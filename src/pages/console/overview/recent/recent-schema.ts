import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf } from '@/shared/api/record-schema';

/** Last-change fields of every row: times are `yyyy-MM-dd HH:mm:ss` in GMT+8. */
const changed = {
  id: z.string(),
  createTime: z.nullish(z.string()),
  updateTime: z.nullish(z.string()),
  version: z.nullish(z.number()),
};
const newestFirst = { pageSize: z.number(), updateTime_ORDER: z.literal('DESC') };

/** GET dict/findPage as used by the overview: the dictionary types changed last. */
export const recentDictEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/dict/findPage',
  summary: 'Dictionary types, the one changed last first',
  query: z.object(newestFirst),
  data: pageOf(z.object({ ...changed, typeCode: z.string(), typeName: z.nullish(z.string()) })),
});

/** GET menu/findPage as used by the overview: the menu entries (`type` 1) changed last. */
export const recentMenuEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/menu/findPage',
  summary: 'Menu entries, the one changed last first',
  query: z.object({ ...newestFirst, type_EQ: z.literal('1') }),
  data: pageOf(z.object({ ...changed, menuName: z.string(), url: z.nullish(z.string()) })),
});

/**
 * GET user/findPage as used by the overview: users of all organisations, those changed last, or the disabled ones.
 */
export const overviewUserEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/user/findPage',
  summary: 'Users of all organisations, the one changed last first',
  query: z.object({
    ...newestFirst,
    orgIdGroup: z.literal('org_all'),
    enable_EQ: z.optional(z.literal('0')),
  }),
  data: pageOf(z.object({ ...changed, username: z.string(), realName: z.nullish(z.string()) })),
});
