import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

/** A user's place in an organisation; `izDef` "1" is the default one. */
const userOrg = z.object({ orgId: z.string(), izDef: z.nullish(z.string()) });
export type UserOrg = z.infer<typeof userOrg>;

/** GET user/getOrgByUserId. */
export const userOrgsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/user/getOrgByUserId',
  summary: 'The organisations of a user, without their names',
  query: z.object({ userId: z.string() }),
  data: z.nullable(z.array(userOrg)),
});

const org = z.object({ id: z.string(), orgName: z.string(), parentIds: z.nullish(z.string()) });

/** POST user/org/setOrg; 20307 without a default organisation. */
export const userOrgsSetEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/user/org/setOrg',
  summary: 'Puts a user into organisations, one of them the default, and out of all others',
  body: z.object({ userId: z.string(), defModel: org, orgModelList: z.array(org) }),
  data: z.unknown(),
});
