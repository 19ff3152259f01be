import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';

/**
 * GET user/getInfo (specification §7): the user of the token, read by the session and by the personal centre. Nothing is
 * required here: specification §5 says what is wrong with a user.
 */
export const userInfoEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/user/getInfo',
  summary:
    'The signed-in user: name, avatar, roles, permissions, masked addresses, signature, password level',
  data: z.unknown(),
});
