import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

/** The signed-in user as the back end sends it; only what the specification needs (§3, §5, §6). */
const userInfo = z.object({
  id: z.string(),
  realName: z.string().check(z.minLength(1)),
  avatar: z.nullish(z.string()),
  roles: z.array(z.string()),
  perms: z.array(z.string()),
  izSuperAdmin: z.optional(z.boolean()),
});

/** GET user/getInfo: roles, permissions, name and avatar of the token's user. */
export const getInfoEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/user/getInfo',
  summary: 'The signed-in user: name, avatar, roles and permissions',
  data: userInfo,
});

/** POST system/logout: ends the token on the server. */
export const logoutEndpoint = defineEndpoint({
  method: 'POST',
  path: '/system/logout',
  summary: 'Ends the session of the token',
  data: z.unknown(),
});
