import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';
import { pageOf, serverText, sourceRecord } from '@/shared/api/record-schema';

/**
 * One data set of the site: its subject, the number of records, how many of these are unchecked, and their source.
 */
export const holding = z.object({
  id: z.string(),
  subject: serverText,
  count: z.number(),
  unchecked: z.number(),
  source: sourceRecord,
});
export type Holding = z.infer<typeof holding>;

/** GET source/findPage: the site's data sets, with counts, sources and dates. */
export const holdingPageEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/portal/source/findPage',
  summary: 'What the site holds: subject, count, source and as-of date',
  auth: 'optional',
  query: z.object({ pageSize: z.optional(z.number()) }),
  data: pageOf(holding),
});
