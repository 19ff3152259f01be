import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

/** An advert as received: either field may be missing; other fields are ignored. */
export const adRecord = z.object({ title: z.nullish(z.string()), url: z.nullish(z.string()) });
export type AdRecord = z.infer<typeof adRecord>;

/** GET ad/getList (specification §7: read as list of {url, title}). No list counts as an empty one. */
export const adListEndpoint = defineEndpoint({
  method: 'GET',
  path: '/ad/getList',
  summary: 'The links of the advert strip',
  auth: 'optional',
  data: z.nullish(z.array(adRecord)),
});
