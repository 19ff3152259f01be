import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

/**
 * POST menu/findMenuTree: no body is needed; each node of the tree is checked by itself, so that one bad node never
 * breaks all.
 */
export const findMenuTreeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/menu/findMenuTree',
  summary: "The signed-in user's menu as a tree of routes",
  data: z.nullish(z.array(z.unknown())),
});
