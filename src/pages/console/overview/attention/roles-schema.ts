import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf } from '@/shared/api/record-schema';

/** GET role/findPage as used by the overview. */
export const overviewRoleEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/role/findPage',
  summary: 'Roles',
  query: z.object({ pageSize: z.number() }),
  data: pageOf(z.object({ id: z.string(), roleCode: z.string(), roleName: z.nullish(z.string()) })),
});

/** GET role/perms/getPerms, version 1: ids of the leaves of a role; null and an empty list mean none. */
export const overviewRolePermsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/role/perms/getPerms',
  summary: 'Menu entries and buttons of a role, leaves only',
  query: z.object({ roleId: z.string() }),
  data: z.nullable(z.array(z.string())),
});
