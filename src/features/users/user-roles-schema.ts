import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

/** GET user/roles/getRoles: the roles of a user and the default one, null if unset. */
export const userRolesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/user/roles/getRoles',
  summary: 'Roles of a user',
  query: z.object({ userId: z.string() }),
  data: z.object({
    userId: z.nullish(z.string()),
    roleIds: z.nullish(z.array(z.string())),
    defRoleId: z.nullish(z.string()),
  }),
});

/** Roles to set; without a default role only an empty list is accepted (20304 otherwise). */
export const userRoles = z.object({
  userId: z.string(),
  roleIds: z.array(z.string()),
  defRoleId: z.nullable(z.string()),
});
export type UserRoles = z.infer<typeof userRoles>;

/** POST user/roles/setRoles. */
export const userRolesSetEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/user/roles/setRoles',
  summary: 'Sets the roles of a user and the default one among them',
  body: userRoles,
  data: z.unknown(),
});
