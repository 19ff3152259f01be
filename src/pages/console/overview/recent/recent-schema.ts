import * as z from 'zod/mini';
import { dictPageEndpoint } from '@/features/dictionary/dictionary-schema';
import { userPageEndpoint } from '@/features/users/users-schema';
import { defineEndpoint, readAs } from '@/shared/api/endpoint';
import { pageOf } from '@/shared/api/record-schema';

/** Last-change fields of every row: times are `yyyy-MM-dd HH:mm:ss` in GMT+8. */
const changed = {
  id: z.string(),
  createTime: z.nullish(z.string()),
  updateTime: z.nullish(z.string()),
  version: z.nullish(z.number()),
};

/** GET dict/findPage as read by the overview. */
export const recentDictEndpoint = readAs(
  dictPageEndpoint,
  pageOf(z.object({ ...changed, typeCode: z.string(), typeName: z.nullish(z.string()) })),
);

/** GET menu/findPage: the menu entries (`type` 1) changed last. */
export const recentMenuEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/menu/findPage',
  summary: 'Menu entries, the one changed last first',
  query: z.object({
    pageSize: z.number(),
    updateTime_ORDER: z.literal('DESC'),
    type_EQ: z.literal('1'),
  }),
  data: pageOf(
    z.object({
      ...changed,
      menuName: z.string(),
      url: z.nullish(z.string()),
      component: z.nullish(z.string()),
    }),
  ),
});

/** GET user/findPage as read by the overview. */
export const overviewUserEndpoint = readAs(
  userPageEndpoint,
  pageOf(z.object({ ...changed, username: z.string(), realName: z.nullish(z.string()) })),
);
