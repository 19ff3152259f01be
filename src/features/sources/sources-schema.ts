import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf, serverText, sourceRecord } from '@/shared/api/record-schema';

/** One holding of the site: what it is, how many records of it are held, how many of these are unchecked, and their source. */
export const holding = z.object({
  id: z.string(),
  subject: serverText,
  count: z.number(),
  unchecked: z.number(),
  source: sourceRecord,
});
export type Holding = z.infer<typeof holding>;

/** GET source/findPage: what this site holds, with counts, sources and dates. */
export const holdingPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/source/findPage',
  summary: 'What the site holds: subject, count, source and as-of date',
  auth: 'optional',
  query: z.object({ pageSize: z.optional(z.number()) }),
  data: pageOf(holding),
});
